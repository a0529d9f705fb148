import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import { endYear, undoYearEnd, YearEndRefused } from '#features/students/end-year.server.ts';
import { findYearEnd, listChangedSince } from '#features/students/year-end.server.ts';
import { isConfirmed, type Question } from '#forms/confirmation.ts';
import { useLastResponse } from '#forms/use-last-response.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { parseUuid } from '#platform/uuid.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { ConfirmUndo } from './confirm-undo.tsx';
import { PastYearEndCard } from './past-year-end.tsx';
import { type PostedYearEnd, previewOf, proposeYearEnd, readPostedYearEnd } from './posted-year-end.server.ts';
import { YearEndForm } from './year-end-form.tsx';
import type { YearEndDraft, YearEndPreview } from './year-end-forms.ts';
import { PreviewOfYearEnd } from './year-end-preview.tsx';

type Context = Readonly<RouterContextProvider>;
const path = '/admin-console/year-end';

/** While a year end can be undone, it is shown instead of the form. */
export function loader({ context }: Route.LoaderArgs) {
  return readForSession(context, async (tx) => {
    const past = await findYearEnd(tx);
    return { past, draft: past ? null : await proposeYearEnd(tx) };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'undo') return undo(form, context);
  const posted = await readForSession(context, (tx) => readPostedYearEnd(tx, form));
  // Not 200: nothing is saved, so the browser keeps the draft.
  if (posted.draft.shown) return respond(428, { draft: { ...posted.draft, problem: null } });
  if (intent === 'edit') return respond(428, { draft: posted.draft });
  if (intent !== 'preview' && intent !== 'confirm') throw data(null, { status: 400 });
  if (posted.plan === null) return respond(400, { draft: posted.draft });
  const planned = { draft: posted.draft, plan: posted.plan };
  if (intent === 'preview') return respond(428, { preview: previewOf(planned, form, randomUUID()) });
  return confirm(planned, form, context);
}

async function confirm(
  posted: PostedYearEnd & { plan: NonNullable<PostedYearEnd['plan']> },
  form: FormData,
  context: Context,
) {
  const [id, studentsDigest] = [idOf(form), String(form.get('seen'))];
  try {
    await writeForSession(context, (tx) => endYear(tx, { ...posted.plan, id, studentsDigest }));
  } catch (error) {
    if (!(error instanceof YearEndRefused)) throw error;
    if (error.reason !== 'changed meanwhile') throw backWith('error', 'yearEnd.undoFirst', context);
    return respond(409, { preview: { ...previewOf(posted, form, randomUUID()), isOutdated: true } });
  }
  throw backWith('success', 'yearEnd.done', context);
}

async function undo(form: FormData, context: Context) {
  const id = idOf(form);
  if (!isConfirmed(form)) return respond(428, { undo: { id: randomUUID(), fields: { intent: 'undo', id } } });
  let keptTerms = 0;
  try {
    keptTerms = await writeForSession(context, (tx) => undoYearEnd(tx, id));
  } catch (error) {
    if (!(error instanceof YearEndRefused)) throw error;
    if (error.reason !== 'changed since') throw backWith('error', 'yearEnd.undo.tooLate', context);
    return respond(409, { changed: await readForSession(context, (tx) => listChangedSince(tx, id)) });
  }
  throw backWith('success', keptTerms === 0 ? 'yearEnd.undo.success' : 'yearEnd.undo.termsKept', context);
}

function idOf(form: FormData): string {
  const id = parseUuid(form.get('id'));
  if (id === null) throw data(null, { status: 400 });
  return id;
}

interface ActionData {
  draft: YearEndDraft | null;
  preview: YearEndPreview | null;
  /** Asks before the year end is undone. */
  undo: (Question & { id: string }) | null;
  changed: { id: string; fullName: string }[];
}

function respond(status: number, shown: Partial<ActionData>) {
  const whole: ActionData = { draft: null, preview: null, undo: null, changed: [], ...shown };
  return data(whole, { status });
}

function backWith(tone: 'success' | 'error', text: PlainTranslationKey, context: Context): Response {
  return redirectWithNotice(context, path, { tone, text });
}

/** @see PD-60 */
export default function YearEnd({ loaderData: { past, draft }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { last, problem } = useLastResponse(actionData);
  const returned = last?.draft ?? null;
  return (
    <>
      <PortalTitle>{t('yearEnd.title')}</PortalTitle>
      <div>
        <BackLink to="/admin-console/students">{t('students.edit.back')}</BackLink>
        <h2 className="text-2xl">{t('yearEnd.title')}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">{t('yearEnd.intro')}</p>
      </div>
      {past && last?.undo && <ConfirmUndo key={last.undo.id} past={past} fields={last.undo.fields} />}
      {past ? (
        <PastYearEndCard past={past} changed={last?.changed ?? []} />
      ) : last?.preview ? (
        <PreviewOfYearEnd key={last.preview.id} preview={last.preview} problem={problem} />
      ) : (
        draft && <YearEndForm {...{ start: draft, returned, problem }} />
      )}
    </>
  );
}
