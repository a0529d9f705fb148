export const vitals = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof vitals)[number];

export const ratings = ['good', 'needs_improvement', 'poor'] as const;
export type Rating = (typeof ratings)[number];

/** Upper bounds in milliseconds; CLS has no unit. @see https://web.dev/articles/defining-core-web-vitals-thresholds */
export const vitalThresholds: Record<Vital, { good: number; needsImprovement: number }> = {
  lcp: { good: 2_500, needsImprovement: 4_000 },
  inp: { good: 200, needsImprovement: 500 },
  cls: { good: 0.1, needsImprovement: 0.25 },
};

export function rate(vital: Vital, value: number): Rating {
  const { good, needsImprovement } = vitalThresholds[vital];
  if (value <= good) return 'good';
  return value <= needsImprovement ? 'needs_improvement' : 'poor';
}
