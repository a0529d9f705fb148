import { data, Link, type RouterContextProvider, redirect } from 'react-router';
import { listGrades } from '#features/reports/report-settings.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { type ReportField, ReportSchema } from '#features/reports/reports.schema.ts';
import { findReportInProgress } from '#features/reports/reports.server.ts';
import { isComplete, type ReportContent, type ReportKey } from '#features/reports/reports.ts';
import { discardDraft, type SavedDraft, saveDraft } from '#features/reports/save-draft.server.ts';
import type { FieldErrors } from '#forms/form-answer.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { Tx } from '#platform/database.server.ts';
import { parseRevision } from '#platform/revision.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/entry.ts';
import { EntryForm } from './entry-fields.tsx';
import { entryForm } from './entry-form.ts';
import { entryPath, publishPath, termPath, writeFragment } from './report-paths.ts';
import { SubjectLinks } from './subject-links.tsx';
import { loadTermReports } from './term-reports.server.ts';

type Context = Readonly<RouterContextProvider>;

export const shouldRevalidate = revalidateOutdated;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  return readForSession(context, async (tx) => {
    const found = await findEntry(tx, url, params.studentId);
    return { ...found, report: await findReportInProgress(tx, found.key), grades: await listGrades(tx) };
  });
}

/**
 * The entry of the subject in the URL; without one the first that is not published, or else the first. The student must be
 * assigned to the reader. @throws 404
 */
async function findEntry(tx: Tx, { searchParams }: URL, studentId: string) {
  const wantedTerm = searchParams.get('term');
  const { term, students } = await loadTermReports(tx, wantedTerm);
  const index = students.findIndex(({ id }) => id === studentId);
  const student = students[index];
  const wanted = searchParams.get('subject');
  const entry = student?.entries.find(({ subject, state }) => (wanted ? subject.id === wanted : state !== 'published'));
  const shown = entry ?? (wanted === null ? student?.entries[0] : undefined);
  if (!term || !student || !shown) throw data(null, { status: 404 });
  return {
    key: { studentId, termId: term.id, subjectId: shown.subject.id } satisfies ReportKey,
    term,
    student,
    entry: shown,
    previous: students[index - 1] ?? null,
    next: students[index + 1] ?? null,
  };
}

type FoundEntry = Awaited<ReturnType<typeof findEntry>>;

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const found = await readForSession(context, (tx) => findEntry(tx, url, params.studentId));
  switch (form.get('intent') ?? 'save') {
    case 'save':
      return save(form, found, context, {
        respond: () => redirectTo(entryPath(found.key), 'reportEntry.saved', context),
      });
    case 'continue':
      return save(form, found, context, { respond: () => redirect(pathAfter(found), 303) });
    case 'publish':
      return save(form, found, context, {
        respond: ({ reportId }) => redirect(publishPath(found.key.termId, reportId ?? ''), 303),
        mustBeComplete: true,
      });
    case 'discard':
      return discard(found, context);
    default:
      throw data(null, { status: 400 });
  }
}

/** The student's next subject, then the next student, then the list. */
function pathAfter({ student, term, entry, next }: FoundEntry): string {
  const following = student.entries[student.entries.indexOf(entry) + 1];
  const reportOf = (studentId: string, subjectId: string | undefined) =>
    `${entryPath({ studentId, termId: term.id, subjectId })}${writeFragment}`;
  if (following) return reportOf(student.id, following.subject.id);
  return next ? reportOf(next.id, next.entries[0]?.subject.id) : termPath(term.id);
}

function save(
  form: FormData,
  { key }: FoundEntry,
  context: Context,
  { respond, mustBeComplete = false }: { respond: (saved: SavedDraft) => Response; mustBeComplete?: boolean },
) {
  const posted = parseForm(form, ReportSchema, entryForm);
  return handleForm(
    context,
    posted,
    async (content, returnErrors) => {
      const missing = mustBeComplete ? missingIn(content) : {};
      if (Object.keys(missing).length > 0) return returnErrors(missing);
      const draft = { key, content, revision: parseRevision(form.get('revision')) ?? 0 };
      throw respond(await writeForSession(context, (tx) => saveDraft(tx, draft)));
    },
    { 'unknown report': gone },
  );
}

function missingIn(content: ReportContent): FieldErrors<ReportField> {
  if (isComplete(content)) return {};
  return {
    ...(content.attainment === '' && { attainment: 'reportEntry.attainment.missing' as const }),
    ...(content.effort === '' && { effort: 'reportEntry.effort.missing' as const }),
    ...(content.comment === '' && { comment: 'reportEntry.comment.missing' as const }),
  };
}

async function discard({ key, entry }: FoundEntry, context: Context): Promise<never> {
  const id = entry.report?.id;
  if (id) await writeForSession(context, (tx) => discardDraft(tx, id));
  throw redirectTo(termPath(key.termId), 'reportEntry.discarded', context);
}

function redirectTo(path: string, text: PlainTranslationKey, context: Context): Response {
  return redirectWithNotice(context, path, { tone: 'success', text });
}

/** One report; the title names no student, because titles stay in the browser history. @see PD-49 */
export default function ReportEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const { key, term, student, entry, previous, next, report, grades } = loaderData;
  return (
    <div className="mx-auto flex max-w-portal flex-col gap-6 px-4 pt-6 pb-10 sm:px-6">
      <PortalTitle>{t('reports.title')}</PortalTitle>
      <div>
        <BackLink to={termPath(term.id)}>{t('reports.title')}</BackLink>
        <p className="eyebrow">{nameIn(term.names, language)}</p>
        <h1 id="report-student" className="text-3xl">
          <bdi translate="no">{student.fullName}</bdi>
        </h1>
        <StudentLinks {...{ previous, next, term }} />
      </div>
      <div className="grid items-start gap-5 pane:grid-cols-[16rem_minmax(0,1fr)]">
        <SubjectLinks {...{ student, term, entry }} />
        <Card>
          <EntryForm
            key={Object.values(key).join(' ')}
            {...{ report, grades }}
            reportKey={key}
            subject={nameIn(entry.subject.names, language)}
            response={actionData}
          />
        </Card>
      </div>
    </div>
  );
}

function StudentLinks({
  previous,
  next,
  term,
}: Pick<Route.ComponentProps['loaderData'], 'previous' | 'next' | 'term'>) {
  const { t } = useLanguage();
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('reports.otherStudents')} className="mt-1 flex flex-wrap gap-x-6">
      {previous && (
        <Link
          to={entryPath({ studentId: previous.id, termId: term.id })}
          className="text-link inline-flex min-h-11 items-center gap-1.5"
        >
          <Icon name="chevron-left" className="mirrored size-4" />
          <span className="sr-only">{t('reports.previousStudent')} </span>
          <bdi translate="no">{previous.fullName}</bdi>
        </Link>
      )}
      {next && (
        <Link
          to={entryPath({ studentId: next.id, termId: term.id })}
          className="text-link inline-flex min-h-11 items-center gap-1.5"
        >
          <span className="sr-only">{t('reports.nextStudent')} </span>
          <bdi translate="no">{next.fullName}</bdi>
          <Icon name="chevron-right" className="mirrored size-4" />
        </Link>
      )}
    </nav>
  );
}
