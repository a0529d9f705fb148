import { randomUUID } from 'node:crypto';
import { data, href, type RouterContextProvider } from 'react-router';
import { endYear, undoYearEnd, type YearEndRefused } from '#features/students/end-year.server.ts';
import { findYearEnd, listChangedSince } from '#features/students/year-end.server.ts';
import { isConfirmed, type Question } from '#forms/confirmation.ts';
import { answerRefusals, type Refusals } from '#forms/refusals.server.ts';
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
const path = href('/admin-console/year-end');

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
  const { draft, plan } = await readForSession(context, (tx) => readPostedYearEnd(tx, form));
  // Not 200: nothing is saved, so the browser keeps the draft.
  switch (draft.shown ? 'show' : intent) {
    case 'show':
      return respond(428, { draft: { ...draft, problem: null } });
    case 'edit':
      return respond(428, { draft });
    case 'preview':
      if (plan === null) return respond(400, { draft });
      return respond(428, { preview: previewOf({ draft, plan }, form, randomUUID()) });
    case 'confirm':
      if (plan === null) return respond(400, { draft });
      return confirm({ draft, plan }, form, context);
    default:
      throw data(null, { status: 400 });
  }
}

async function confirm(
  posted: PostedYearEnd & { plan: NonNullable<PostedYearEnd['plan']> },
  form: FormData,
  context: Context,
) {
  const [id, studentsDigest] = [idOf(form), String(form.get('seen'))];
  const undoFirst = () => {
    throw backWith('error', 'yearEnd.undoFirst', context);
  };
  return answerRefusals(
    async () => {
      await writeForSession(context, (tx) => endYear(tx, { ...posted.plan, id, studentsDigest }));
      throw backWith('success', 'yearEnd.done', context);
    },
    {
      'changed meanwhile': () => respond(409, { kind: 'outdated', preview: previewOf(posted, form, randomUUID()) }),
      'undo first': undoFirst,
      'too late': undoFirst,
      'changed since': undoFirst,
    } satisfies Refusals<YearEndRefused['reason'], unknown>,
  );
}

async function undo(form: FormData, context: Context) {
  const id = idOf(form);
  if (!isConfirmed(form)) return respond(428, { undo: { id: randomUUID(), fields: { intent: 'undo', id } } });
  const tooLate = () => {
    throw backWith('error', 'yearEnd.undo.tooLate', context);
  };
  return answerRefusals(
    async () => {
      const keptTerms = await writeForSession(context, (tx) => undoYearEnd(tx, id));
      throw backWith('success', keptTerms === 0 ? 'yearEnd.undo.success' : 'yearEnd.undo.termsKept', context);
    },
    {
      'changed since': async () =>
        respond(409, { changed: await readForSession(context, (tx) => listChangedSince(tx, id)) }),
      'too late': tooLate,
      'undo first': tooLate,
      'changed meanwhile': tooLate,
    } satisfies Refusals<YearEndRefused['reason'], unknown>,
  );
}

function idOf(form: FormData): string {
  const id = parseUuid(form.get('id'));
  if (id === null) throw data(null, { status: 400 });
  return id;
}

interface ActionData {
  kind: 'invalid' | 'outdated';
  draft: YearEndDraft | null;
  preview: YearEndPreview | null;
  /** Asks before the year end is undone. */
  undo: (Question & { id: string }) | null;
  changed: { id: string; fullName: string }[];
}

function respond(status: number, shown: Partial<ActionData>) {
  const whole: ActionData = {
    kind: 'invalid',
    draft: null,
    preview: null,
    undo: null,
    changed: [],
    ...shown,
  };
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
        <BackLink to={href('/admin-console/students')}>{t('students.edit.back')}</BackLink>
        <h1 className="text-2xl">{t('yearEnd.title')}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{t('yearEnd.intro')}</p>
      </div>
      {past && last?.undo && <ConfirmUndo key={last.undo.id} past={past} fields={last.undo.fields} />}
      {past ? (
        <PastYearEndCard past={past} changed={last?.changed ?? []} />
      ) : last?.preview ? (
        <PreviewOfYearEnd
          key={last.preview.id}
          preview={last.preview}
          isOutdated={last.kind === 'outdated'}
          problem={problem}
        />
      ) : (
        draft && <YearEndForm {...{ start: draft, returned, problem }} />
      )}
    </>
  );
}
