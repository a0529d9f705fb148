import { defineForm } from '../../../forms/define-form.ts';
import { useForm } from '../../../forms/use-form.ts';
import type { CarriedFile } from './handle-import.server.ts';

/** What is imported: the kind of rows, and pasted cells instead of a file. */
const importForm = defineForm<'kind' | 'text'>({
  texts: 'imports.check',
  fields: { kind: { label: 'imports.kind' }, text: { label: 'imports.text', hint: 'imports.text.hint' } },
});

/**
 * The pasted cells are kept until they have been imported.
 * @param refused cells in a response to the form
 * @param problem of a lost response
 */
export function useImportForm(refused: Pick<CarriedFile, 'kind' | 'text'> | null, problem: string | null) {
  const invalid = refused && { values: { kind: refused.kind, text: refused.text }, errors: {} };
  return { ...useForm(importForm, invalid, { kind: 'students' }), problem };
}
