import { data } from 'react-router';
import { onlyText } from '../../../forms/parse-form.server.ts';
import { rowsPerPage } from '../../../platform/lists.ts';
import { parseUuid } from '../../../platform/uuid.ts';
import { chosenField, type SeveralQuestion, type SeveralScope, severalField, severalScopes } from './several.ts';

export interface PostedSeveral<Act extends string> {
  act: Act;
  scope: SeveralScope;
  /** Of the boxes that are checked: at most one page. */
  chosen: readonly string[];
  /** The number that was confirmed; null before the question. */
  confirmedCount: number | null;
}

/** @throws 400 for an unknown act or scope */
export function readSeveral<Act extends string>(form: FormData, acts: readonly Act[]): PostedSeveral<Act> {
  const act = acts.find((known) => known === onlyText(form, severalField));
  const scope = severalScopes.find((known) => known === onlyText(form, 'scope'));
  if (!act || !scope) throw data(null, { status: 400 });
  const ids = form.getAll(chosenField).flatMap((value) => String(value).split(','));
  const chosen = [...new Set(ids.flatMap((id) => parseUuid(id) ?? []))].slice(0, rowsPerPage);
  const count = onlyText(form, 'count');
  return { act, scope, chosen, confirmedCount: count === null ? null : Number(count) };
}

/** The question, which is asked again if the number has changed before it was confirmed. */
export function severalQuestion<Act extends string>(
  { act, scope, chosen }: PostedSeveral<Act>,
  { count, leftOut }: { count: number; leftOut: number },
): SeveralQuestion<Act> {
  const fields = { [severalField]: act, scope, [chosenField]: chosen.join(','), count: String(count) };
  return { act, scope, count, leftOut, fields };
}
