import { defineForm } from '../../forms/define-form.ts';

export const signInCodeForm = defineForm<'code'>({
  texts: 'signInCode',
  fields: { code: { label: 'signInCode.field' } },
});
