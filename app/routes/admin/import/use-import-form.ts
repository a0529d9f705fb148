import type { FormAnswer } from '#forms/form-answer.ts';
import { useForm } from '#forms/use-form.ts';
import type { CarriedFile } from './handle-import.server.ts';
import { importForm } from './import-choice-form.ts';

/**
 * The pasted cells are kept until they have been imported.
 * @param refused cells in a response to the form
 * @param problem of a lost response
 */
export function useImportForm(refused: Pick<CarriedFile, 'kind' | 'text'> | null, problem: string | null) {
  const answer: FormAnswer<'kind' | 'text'> | null = refused && {
    kind: 'invalid',
    values: { kind: refused.kind, text: refused.text },
    errors: {},
  };
  return { ...useForm(importForm, answer, { kind: 'students' }), problem };
}
