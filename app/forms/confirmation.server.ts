import { data, type RouterContextProvider } from 'react-router';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { confirmationField, type Question } from './confirmation.ts';
import type { PostedForm } from './parse-form.server.ts';

/**
 * Asks for a confirmation, by default with status 428. The request id is the React key: a new question opens a new dialog.
 * @param posted a form that keeps its values meanwhile
 */
export function confirmationResponse<Asked extends Question, Name extends string = never>(
  context: Readonly<RouterContextProvider>,
  question: Asked,
  posted?: Pick<PostedForm<Name, unknown>, 'form' | 'values'>,
  init: ResponseInit = { status: 428 },
) {
  const confirmation = { ...question, id: context.get(requestOriginContext).id };
  const kept = posted && { intent: posted.form?.intent, values: posted.values, errors: {} };
  return data({ kind: 'ask' as const, ...kept, confirmation }, init);
}

/** The texts of a form, which its confirmation posts again, without an earlier answer. */
export function fieldsToRepeat(form: FormData): Record<string, string> {
  const answers = [confirmationField.name, 'currentPassword'];
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && !answers.includes(name) ? [[name, value]] : [])),
  );
}
