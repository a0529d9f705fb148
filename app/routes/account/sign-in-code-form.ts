import type { CodeSchema } from '#features/accounts/second-factors.schema.ts';
import { defineForm } from '#forms/define-form.ts';
import type { NameIn } from '#forms/parse-form.server.ts';

export const signInCodeForm = defineForm<NameIn<typeof CodeSchema>>({
  texts: 'signInCode',
  // Not kept on the device, but shown again after an outage.
  fields: { code: { label: 'signInCode.field', isChoice: true } },
});
