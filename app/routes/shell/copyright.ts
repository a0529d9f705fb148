import { school } from '#content/school.ts';

/** `© 2025` in the first year, `© 2025–2027` later. @see PD-4 */
export function copyrightYears(currentYear: number, firstYear: number = school.firstCopyrightYear): string {
  return currentYear > firstYear ? `© ${firstYear}–${currentYear}` : `© ${firstYear}`;
}
