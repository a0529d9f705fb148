import type { Role } from '#content/roles.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';

/** In the specification's order. @see core §1 */
export const roleLabels: Record<Role, PlainTranslationKey> = {
  parent: 'admin.role.parent',
  mentor: 'admin.role.mentor',
  admin: 'admin.role.admin',
};

export function RoleOptions() {
  const t = useTranslate();
  return Object.entries(roleLabels).map(([role, label]) => (
    <option key={role} value={role}>
      {t(label)}
    </option>
  ));
}
