import { defineForm } from '../../../forms/define-form.ts';

export const enrolmentForm = defineForm<'code' | 'secret'>({
  texts: 'twoFactor.enrol',
  intent: 'enrol',
  fields: {
    code: { label: 'twoFactor.enrol.code', hint: 'twoFactor.enrol.code.hint' },
    secret: { label: 'twoFactor.enrol.secret', isSecret: true },
  },
});
