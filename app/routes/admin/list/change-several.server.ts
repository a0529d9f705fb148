import { data, type RouterContextProvider } from 'react-router';
import { recordAuditEvent } from '#features/audit/audit.server.ts';
import type { AuditEvent } from '#features/audit/audit.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { answerRefusals } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { getSession, readForSession, writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey, TranslationKey } from '#i18n/translate.ts';
import type { PersonWriteTx, Tx } from '#platform/database.server.ts';
import { rowsPerPage } from '#platform/lists.ts';
import { parseUuid } from '#platform/uuid.ts';
import { requireRecentPassword } from '../../account/recent-password.server.ts';
import { rowsDigest } from './rows-digest.server.ts';
import {
  chosenField,
  rowsField,
  type SeveralQuestion,
  type SeveralScope,
  severalField,
  severalScopes,
} from './several.ts';

type Context = Readonly<RouterContextProvider>;

interface Selected<Row> {
  concerned: Row[];
  leftOut: number;
}

export interface SeveralChange<Act extends string, Row extends { id: string }, Shown extends object> {
  acts: Readonly<Record<Act, { event: AuditEvent; done: TranslationKey; needsPassword?: boolean }>>;
  list: 'accounts' | 'students';
  /** Filters of the list, for the audit log. */
  parameters: string[];
  /** The list, for the redirect. */
  returnTo: string;
  /** The rows that the act concerns. @param ids of the checked rows; null: all that match the list */
  select(tx: Tx, act: Act, ids: readonly string[] | null): Promise<Selected<Row>>;
  /** Writes the changes with an audit row each. Returns the number. @throws Refused */
  apply(tx: PersonWriteTx, act: Act, rows: readonly Row[]): Promise<number>;
  /** Why the change is refused, by the reason of a `Refused`: the question shows it. */
  refusals: Readonly<Record<string, PlainTranslationKey>>;
  /** What else the question shows. */
  show(tx: Tx, act: Act): Promise<Shown>;
}

interface Posted<Act extends string> {
  act: Act;
  scope: SeveralScope;
  chosen: readonly string[];
}

/**
 * Changes the checked rows of a list, or all that match its search and filters, after a confirmation that names their number:
 * in one transaction, with an audit row for the whole. Rows that the act does not concern are left out, so a form that is
 * posted twice changes nothing the second time. The question is asked again if other rows match since.
 * @throws 400 for an unknown act or scope @see PD-59
 */
export async function changeSeveral<Act extends string, Row extends { id: string }, Shown extends object>(
  form: FormData,
  context: Context,
  change: SeveralChange<Act, Row, Shown>,
) {
  const posted = read(form, Object.keys(change.acts) as Act[]);
  const { act } = posted;
  const { needsPassword = false, event, done } = change.acts[act];
  const ids = posted.scope === 'all' ? null : posted.chosen;
  const finish = (tone: 'success' | 'info', text: TranslationKey, count = 0) =>
    redirectWithNotice(context, change.returnTo, { tone, text, parameters: { count: String(count) } });
  if (ids?.length === 0) throw finish('info', 'admin.several.noneChosen');

  const ask = async (
    problem: { password?: PlainTranslationKey; refused?: PlainTranslationKey },
    init?: ResponseInit,
  ) => {
    const { concerned, leftOut, shown } = await readForSession(context, async (tx) => ({
      ...(await change.select(tx, act, ids)),
      shown: await change.show(tx, act),
    }));
    const count = concerned.length;
    if (count === 0) throw finish('info', 'admin.several.nobody');
    const isAsked = needsPassword && !getSession(context).hasRecentPassword;
    const fields = {
      [severalField]: act,
      scope: posted.scope,
      [chosenField]: posted.chosen.join(','),
      [rowsField]: digestOf(concerned),
    };
    const asked = isAsked ? (problem.password ?? 'ask') : null;
    const question: SeveralQuestion<Act> = { act, count, leftOut, asked, fields };
    return confirmationResponse(context, { ...question, ...shown, refused: problem.refused ?? null }, undefined, init);
  };

  if (!isConfirmed(form)) return ask({});
  const unproved = needsPassword ? await requireRecentPassword(form, context) : null;
  if (unproved) return ask({ password: unproved.error }, unproved.init);
  const confirmedRows = onlyText(form, rowsField);
  const actorId = getSession(context).personId;
  const write = () =>
    writeForSession(context, async (tx): Promise<number | 'outdated'> => {
      const { concerned } = await change.select(tx, act, ids);
      if (concerned.length === 0) return 0;
      if (digestOf(concerned) !== confirmedRows) return 'outdated';
      const count = await change.apply(tx, act, concerned);
      const parameters = ids === null ? change.parameters : [];
      const details = { list: change.list, act: event, parameters, count: String(count) };
      if (count > 0)
        await recordAuditEvent(tx, {
          event: 'several records changed',
          subject: { type: 'account', id: actorId },
          details,
        });
      return count;
    });
  const refusals = Object.entries(change.refusals).map(
    ([reason, text]) => [reason, () => ({ refused: text })] as const,
  );
  const changed = await answerRefusals(write, Object.fromEntries(refusals));
  if (typeof changed === 'object') return ask(changed, { status: 400 });
  if (changed === 'outdated') return ask({});
  throw changed > 0 ? finish('success', done, changed) : finish('info', 'admin.several.nobody');
}

const digestOf = (rows: readonly { id: string }[]) => rowsDigest(rows.map(({ id }) => id));

function read<Act extends string>(form: FormData, acts: readonly Act[]): Posted<Act> {
  const act = acts.find((known) => known === onlyText(form, severalField));
  const scope = severalScopes.find((known) => known === onlyText(form, 'scope'));
  if (!act || !scope) throw data(null, { status: 400 });
  const ids = form.getAll(chosenField).flatMap((value) => String(value).split(','));
  const chosen = [...new Set(ids.flatMap((id) => parseUuid(id) ?? []))].slice(0, rowsPerPage);
  return { act, scope, chosen };
}

/** All rows of a list, page by page. */
export async function readAll<Row>(
  readPage: (after: string | null) => Promise<{ items: Row[]; next: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: { items: Row[]; next: string | null } = await readPage(after);
    rows.push(...page.items);
    after = page.next;
  } while (after !== null);
  return rows;
}
