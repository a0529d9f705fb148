import { defineForm } from '#forms/define-form.ts';

/** What is imported: the kind of rows, and pasted cells instead of a file. */
export const importForm = defineForm<'kind' | 'text'>({
  texts: 'imports.check',
  fields: { kind: { label: 'imports.kind' }, text: { label: 'imports.text', hint: 'imports.text.hint' } },
});
