import type { PlainTranslationKey, Translate } from '#i18n/translate.ts';
import type { FoundPerson } from './use-person-search.ts';

type Described = Omit<FoundPerson, 'id'>;

const roleLabels: Record<NonNullable<FoundPerson['role']>, PlainTranslationKey> = {
  parent: 'ui.role.parent',
  mentor: 'ui.role.mentor',
  admin: 'ui.role.admin',
};

export function personName({ office, fullName }: Described, t: Translate): string {
  return office ? t(`office.${office}`) : fullName;
}

/**
 * Distinguishes people of the same name: `Academic Mentor of Tobi`, `Mentor`, for administrators
 * `Mentor, name@example.org`, for an office the name of its holder, or empty.
 */
export function personDetails({ office, fullName, role, email, relations, details }: Described, t: Translate): string {
  if (details !== undefined) return details;
  if (office) return fullName;
  const linked = relations?.map(({ student, as }) => t(`ui.person.${as}`, { student })) ?? [];
  const labels = linked.length > 0 ? linked : role ? [t(roleLabels[role])] : [];
  const parts = email ? [...labels, email] : labels;
  return parts.reduce((first, second) => (first ? t('ui.person.and', { first, second }) : second), '');
}

/** `Eleanor Whitcombe (Mentor)`. @see contract "forms" */
export function personText(person: Described, t: Translate): string {
  const details = personDetails(person, t);
  const name = personName(person, t);
  return details === '' ? name : `${name} (${details})`;
}
