/** A day of the calendar as `2026-11-22`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(text);
  return day.getTime() > 0 && day.toISOString().startsWith(text);
}

export function addDays(day: string, count: number): string {
  const moved = new Date(day);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

/** In UTC: in the zone of a reader it may be the day before or after. */
export const todayInUtc = () => new Date().toISOString().slice(0, 10);
