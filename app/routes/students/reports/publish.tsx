import { data, Form, href, Link } from 'react-router';
import type { Language } from '#content/languages.ts';
import { type Publication, publishReports, type ReadyReport } from '#features/reports/publish-reports.server.ts';
import { type Names, nameIn } from '#features/reports/report-settings.ts';
import { listReportReaders, type ReportReader } from '#features/reports/reports.server.ts';
import { languageOf } from '#http/language.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { parseRevision } from '#platform/revision.ts';
import { parseUuid } from '#platform/uuid.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card, cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Notice } from '#ui/notices.ts';
import { PortalPage } from '../../shell/portal-page.tsx';
import type { Route } from './+types/publish.ts';
import { entryPath, termPath } from './report-paths.ts';
import { loadTermReports, type ReportEntry, type StudentReports } from './term-reports.server.ts';

interface Ready {
  student: Pick<StudentReports, 'id' | 'fullName'>;
  reports: { id: string; revision: number; subject: { id: string; names: Names } }[];
  readers: ReportReader[];
}

/** One confirmation for all reports: lists them and who gets a mail. @see PD-49 */
export function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const only = searchParams.get('report');
  return readForSession(context, async (tx) => {
    const { term, students } = await loadTermReports(tx, searchParams.get('term'));
    if (!term) throw data(null, { status: 404 });
    const drafts = (isComplete: boolean) =>
      students.flatMap(({ id, fullName, entries }) => {
        const reports = entries.flatMap((entry) => draftOf(entry, isComplete, only));
        return reports.length > 0 ? [{ student: { id, fullName }, reports }] : [];
      });
    const complete = drafts(true);
    const readers = await listReportReaders(
      tx,
      complete.map(({ student }) => student.id),
    );
    const ready = complete.map(
      (each): Ready => ({
        ...each,
        readers: readers.filter(({ studentId }) => studentId === each.student.id),
      }),
    );
    return { term, ready, incomplete: only === null ? drafts(false) : [] };
  });
}

function draftOf({ report, subject }: ReportEntry, isComplete: boolean, only: string | null): Ready['reports'] {
  if (!report || report.revision === null || report.isComplete !== isComplete) return [];
  return only === null || report.id === only ? [{ id: report.id, revision: report.revision, subject }] : [];
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const ready = (await request.formData()).getAll('ready').flatMap(parseReady);
  const publication = await writeForSession(context, (tx) => publishReports(tx, ready));
  const term = parseUuid(url.searchParams.get('term'));
  const path = term ? termPath(term) : href('/students/reports');
  throw redirectWithNotice(context, path, noticeOf(publication, languageOf(request, context)));
}

function noticeOf({ count, skipped }: Publication, language: Language): Notice {
  if (skipped.length > 0) {
    const names = skipped.slice(0, 3).map(({ student, subject }) => `${student}: ${nameIn(subject, language)}`);
    const listed = (skipped.length > names.length ? [...names, '…'] : names).join(' · ');
    return { tone: 'error', text: 'reportPublish.skipped', parameters: { count: String(count), names: listed } };
  }
  return count > 0
    ? { tone: 'success', text: 'reportPublish.success', parameters: { count: String(count) } }
    : { tone: 'info', text: 'reportPublish.nothing' };
}

function parseReady(posted: FormDataEntryValue): ReadyReport[] {
  const [idText, shown] = String(posted).split(':');
  const reportId = parseUuid(idText);
  const revision = parseRevision(shown);
  return reportId !== null && revision !== null ? [{ reportId, revision }] : [];
}

export default function PublishReports({ loaderData: { term, ready, incomplete } }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const count = ready.reduce((sum, { reports }) => sum + reports.length, 0);
  return (
    <PortalPage
      title={t('reportPublish.title')}
      heading={count > 0 ? t('reportPublish.heading', { count }) : t('reportPublish.title')}
      eyebrow={nameIn(term.names, language)}
      back={{ to: termPath(term.id), text: t('reports.title') }}
      width="text"
    >
      {count === 0 ? (
        <EmptyState icon="file-text" level={2} title={t('reportPublish.empty')} className={cardClass}>
          {t('reportPublish.empty.text')}
        </EmptyState>
      ) : (
        <Card>
          <ul className="list-disc space-y-1.5 ps-5 text-ink-soft marker:text-brass">
            <li>{t('reportPublish.effect.families')}</li>
            <li>{t('reportPublish.effect.mail')}</li>
            <li>{t('reportPublish.effect.final')}</li>
          </ul>
          <ul className="mt-5 divide-y divide-line border-y border-line">
            {ready.map((each) => (
              <ReadyStudent key={each.student.id} ready={each} />
            ))}
          </ul>
          <Form method="post" className="mt-6 flex flex-wrap gap-3">
            {ready.flatMap(({ reports }) =>
              reports.map(({ id, revision }) => (
                <input key={id} type="hidden" name="ready" value={`${id}:${revision}`} />
              )),
            )}
            <Button type="submit">{t('reportPublish.submit', { count })}</Button>
            <Link to={termPath(term.id)} className={buttonClass({ variant: 'secondary' })}>
              {t('reportPublish.cancel')}
            </Link>
          </Form>
        </Card>
      )}
      {incomplete.length > 0 && <Incomplete termId={term.id} incomplete={incomplete} />}
    </PortalPage>
  );
}

function ReadyStudent({ ready: { student, reports, readers } }: { ready: Ready }) {
  const { language, t } = useLanguage();
  return (
    <li className="py-3">
      <p className="font-[620]">
        <bdi translate="no">{student.fullName}</bdi>
      </p>
      <p translate="no">{reports.map(({ subject }) => nameIn(subject.names, language)).join(' · ')}</p>
      <p className={classNames('text-sm', readers.length === 0 ? 'text-clay' : 'text-ink-soft')}>
        {readers.length === 0
          ? t('reportPublish.nobody')
          : t('reportPublish.readers', { names: readers.map(({ fullName }) => `\u2068${fullName}\u2069`).join(' · ') })}
      </p>
    </li>
  );
}

type IncompleteProps = { termId: string; incomplete: Omit<Ready, 'readers'>[] };

function Incomplete({ termId, incomplete }: IncompleteProps) {
  const { language, t } = useLanguage();
  return (
    <section aria-labelledby="incomplete">
      <h2 id="incomplete" className="text-xl">
        {t('reportPublish.incomplete')}
      </h2>
      <p className="text-ink-soft">{t('reportPublish.incomplete.text')}</p>
      <ul className="mt-2">
        {incomplete.flatMap(({ student, reports }) =>
          reports.map(({ id, subject }) => (
            <li key={id}>
              <Link
                to={entryPath({ studentId: student.id, termId, subjectId: subject.id })}
                className="text-link inline-flex min-h-11 items-center"
              >
                <bdi translate="no">
                  {student.fullName}: {nameIn(subject.names, language)}
                </bdi>
              </Link>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
