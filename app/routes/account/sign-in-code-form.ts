import type { CodeSchema } from '../../features/accounts/second-factors.schema.ts';
import { defineForm } from '../../forms/define-form.ts';
import type { NameIn } from '../../forms/parse-form.server.ts';

export const signInCodeForm = defineForm<NameIn<typeof CodeSchema>>({
  texts: 'signInCode',
  fields: { code: { label: 'signInCode.field' } },
});
