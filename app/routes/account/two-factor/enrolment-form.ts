import type { CodeSchema } from '#features/accounts/second-factors.schema.ts';
import { defineForm } from '#forms/define-form.ts';
import type { NameIn } from '#forms/parse-form.server.ts';

export const enrolmentForm = defineForm<NameIn<typeof CodeSchema>>({
  texts: 'twoFactor.enrol',
  intent: 'enrol',
  fields: {
    code: { label: 'twoFactor.enrol.code', hint: 'twoFactor.enrol.code.hint', isSecret: true },
  },
});
