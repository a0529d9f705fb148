import { data } from 'react-router';
import type { PlainTranslationKey } from '../i18n/translate.ts';
import type { FieldErrors } from './invalid-form.ts';
import type { PostedForm } from './parse-form.server.ts';

type InvalidResponse<Name extends string> = ReturnType<typeof invalidResponse<Name>>;

/** Returns the form with these errors, by default with status 400. */
type ReturnErrors<Name extends string> = (errors: FieldErrors<Name>, init?: ResponseInit) => InvalidResponse<Name>;

/** Passes a valid form to `save`; returns another one with its values and errors. */
export async function handleForm<Name extends string, Value, Result>(
  posted: PostedForm<Name, Value>,
  save: (value: Value, returnErrors: ReturnErrors<Name>) => Promise<Result>,
): Promise<InvalidResponse<Name> | Result> {
  const { parsed } = posted;
  if (!parsed.ok) return invalidResponse(posted, parsed.errors);
  return save(parsed.value, (errors, init) => invalidResponse(posted, errors, init));
}

/** Returns the form with a text above its fields. */
export function problemResponse<Name extends string>(
  { intent, values }: ShownForm<Name>,
  problem: PlainTranslationKey,
  init: ResponseInit,
) {
  return data({ intent, values, errors: {} as FieldErrors<Name>, problem }, init);
}

type ShownForm<Name extends string> = Pick<PostedForm<Name, unknown>, 'intent' | 'values'>;

function invalidResponse<Name extends string>(
  { intent, values }: ShownForm<Name>,
  errors: FieldErrors<Name>,
  init: ResponseInit = { status: 400 },
) {
  return data({ intent, values, errors }, init);
}
