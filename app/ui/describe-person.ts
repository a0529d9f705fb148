import type { PlainTranslationKey, Translate } from '../i18n/translate.ts';
import type { FoundPerson } from './use-person-search.ts';

const roleLabels: Record<NonNullable<FoundPerson['role']>, PlainTranslationKey> = {
  parent: 'ui.role.parent',
  mentor: 'ui.role.mentor',
  admin: 'ui.role.admin',
};

/** Distinguishes people of the same name: `Mentor`, for administrators `Mentor, name@example.org`, or empty. */
export function personDetails({ role, email }: Omit<FoundPerson, 'id' | 'fullName'>, t: Translate): string {
  const label = role ? t(roleLabels[role]) : '';
  return label && email ? t('ui.person.roleAndEmail', { role: label, email }) : label || email || '';
}

/** `Eleanor Whitcombe (Mentor)`. @see contract "forms" */
export function personText(person: Omit<FoundPerson, 'id'>, t: Translate): string {
  const details = personDetails(person, t);
  return details === '' ? person.fullName : `${person.fullName} (${details})`;
}
