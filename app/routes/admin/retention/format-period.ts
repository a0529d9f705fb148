/** `7 years`, `30 days`. */
export function formatPeriod(count: number, unit: 'day' | 'month' | 'year', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
