/** A measured value and its limit. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
}

/** Prints a figure; sets exit code 1 if it misses its limit. */
export function report({ what, value, unit, atMost, atLeast }: Figure): void {
  const isMissed = (atMost !== undefined && value > atMost) || (atLeast !== undefined && value < atLeast);
  const limit =
    atMost !== undefined ? `at most ${atMost} ${unit}` : atLeast !== undefined ? `at least ${atLeast} ${unit}` : '';
  console.log(
    `${what.padEnd(70)} ${rounded(value).padStart(9)} ${unit.padEnd(10)} ${limit}${verdict(limit, isMissed)}`,
  );
  if (isMissed) process.exitCode = 1;
}

const verdict = (limit: string, isMissed: boolean) => (limit === '' ? '' : isMissed ? ': MISSED' : ': reached');

/** Three significant digits. */
const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** The nearest-rank percentile. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil((hundredths / 100) * sorted.length) - 1)];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 50);
