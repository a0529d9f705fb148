import type { RoleChange } from '#features/accounts/accounts.schema.ts';
import { defineForm } from '#forms/define-form.ts';

export const roleForm = defineForm<keyof RoleChange>({
  texts: 'admin.manage.role',
  intent: 'change-role',
  keepsDraft: false,
  fields: { role: { label: 'admin.manage.role.label' } },
});
