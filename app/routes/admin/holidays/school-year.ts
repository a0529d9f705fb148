import { figures } from '#content/legal/figures.ts';

/** The school year of a day, as `2026/27`. */
export function schoolYearOf(day: string): string {
  const { month, day: last } = figures.academicYearEnd;
  const end = `${String(month).padStart(2, '0')}-${String(last).padStart(2, '0')}`;
  const begun = Number(day.slice(0, 4)) - (day.slice(5) > end ? 0 : 1);
  return `${begun}/${String((begun + 1) % 100).padStart(2, '0')}`;
}
