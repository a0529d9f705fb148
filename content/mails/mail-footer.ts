import { imprintIn } from '../imprint.ts';
import type { Language } from '../languages.ts';
import { school } from '../school.ts';

/** Footer of all mails: the school, the company that runs it and its imprint. @see PD-27 */
export function mailFooter(language: Language): string {
  const company = [school.parentCompany, imprintIn(language)].filter(Boolean).join('\n');
  return `-- \n${school.name}\n${company}\n`;
}
