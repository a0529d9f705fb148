import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { listGrades, listSubjects, listTerms } from '#features/reports/report-settings.server.ts';
import { type Grade, type Names, nameIn, type Subject, scales, type Term } from '#features/reports/report-settings.ts';
import { readForSession } from '#http/session.server.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Cell, RowHeading, Table, TableRow } from '#ui/table.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { SettingKind } from '../report-setting/setting-forms.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs) {
  return readForSession(context, async (tx) => ({
    terms: archivedLast(await listTerms(tx)),
    subjects: archivedLast(await listSubjects(tx)),
    grades: archivedLast(await listGrades(tx)),
  }));
}

const archivedLast = <Setting extends { isArchived: boolean }>(settings: Setting[]) =>
  settings.toSorted((one, other) => Number(one.isArchived) - Number(other.isArchived));

/** Subjects, terms and scales of school reports. @see PD-49 */
export default function ReportSettings({ loaderData: { terms, subjects, grades } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="report-settings" className="flex flex-col gap-8">
      <PortalTitle>{t('reportSettings.title')}</PortalTitle>
      <div>
        <BackLink to={href('/admin-console/students')}>{t('students.edit.back')}</BackLink>
        <h1 id="report-settings" className="text-2xl">
          {t('reportSettings.title')}
        </h1>
        <p className="mt-1 max-w-prose text-ink-soft">{t('reportSettings.intro')}</p>
        <Link to={href('/admin-console/holidays')} className="text-link inline-flex min-h-11 items-center text-sm">
          {t('holidays.title')}
        </Link>
      </div>
      <Settings kind="terms">
        {terms.length === 0 ? (
          <EmptyState icon="file-text" level={3} title={t('reportSettings.terms.empty')} className={cardClass}>
            {t('reportSettings.terms.empty.text')}
          </EmptyState>
        ) : (
          <TermTable terms={terms} />
        )}
      </Settings>
      <Settings kind="subjects">
        <SubjectTable subjects={subjects} />
      </Settings>
      {scales.map((scale) => (
        <Settings key={scale} kind={scale}>
          <GradeTable kind={scale} grades={grades.filter((grade) => grade.scale === scale)} />
        </Settings>
      ))}
    </section>
  );
}

function Settings({ kind, children }: { kind: SettingKind; children: ReactNode }) {
  const t = useTranslate();
  return (
    <section aria-labelledby={`settings-${kind}`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={`settings-${kind}`} className="text-xl">
            {t(`reportSettings.${kind}.title`)}
          </h2>
          <p className="max-w-prose text-sm text-ink-soft">{t(`reportSettings.${kind}.text`)}</p>
        </div>
        <Link
          to={href('/admin-console/reports/:kind/:settingId', { kind, settingId: 'new' })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t(`reportSettings.${kind}.add`)}
        </Link>
      </div>
      {children}
    </section>
  );
}

function TermTable({ terms }: { terms: Term[] }) {
  const t = useTranslate();
  const headings = [
    t('reportSettings.name'),
    t('reportSettings.firstDay'),
    t('reportSettings.lastDay'),
    t('reportSettings.dueOn'),
    t('admin.list.actions'),
  ];
  return (
    <Table caption={t('reportSettings.terms.title')} headings={headings}>
      {terms.map((term) => (
        <TableRow key={term.id}>
          <SettingName setting={term} />
          <Cell label={t('reportSettings.firstDay')}>
            <CalendarDay day={term.firstDay} />
          </Cell>
          <Cell label={t('reportSettings.lastDay')}>
            <CalendarDay day={term.lastDay} />
          </Cell>
          <Cell label={t('reportSettings.dueOn')}>
            <CalendarDay day={term.dueOn} />
          </Cell>
          <EditCell kind="terms" setting={term} />
        </TableRow>
      ))}
    </Table>
  );
}

function SubjectTable({ subjects }: { subjects: Subject[] }) {
  const t = useTranslate();
  const headings = [t('reportSettings.name'), t('reportSettings.stages'), t('admin.list.actions')];
  return (
    <Table caption={t('reportSettings.subjects.title')} headings={headings}>
      {subjects.map((subject) => (
        <TableRow key={subject.id}>
          <SettingName setting={subject} />
          <Cell label={t('reportSettings.stages')}>
            <span className="flex flex-wrap gap-1.5">
              {subject.stages.map((stage) => (
                <Badge key={stage}>{t(`stage.${stage}`)}</Badge>
              ))}
            </span>
          </Cell>
          <EditCell kind="subjects" setting={subject} />
        </TableRow>
      ))}
    </Table>
  );
}

function GradeTable({ kind, grades }: { kind: SettingKind; grades: Grade[] }) {
  const t = useTranslate();
  return (
    <Table
      caption={t(`reportSettings.${kind}.title`)}
      headings={[t('reportSettings.name'), t('reportSettings.place'), t('admin.list.actions')]}
    >
      {grades.map((grade) => (
        <TableRow key={grade.id}>
          <SettingName setting={grade} />
          <Cell label={t('reportSettings.place')}>{grade.place}</Cell>
          <EditCell kind={kind} setting={grade} />
        </TableRow>
      ))}
    </Table>
  );
}

type Named = { id: string; names: Names; isArchived: boolean };

function SettingName({ setting: { names, isArchived } }: { setting: Named }) {
  const { language, t } = useLanguage();
  return (
    <RowHeading>
      <bdi translate="no" className="font-[620]">
        {nameIn(names, language)}
      </bdi>{' '}
      {isArchived && <Badge tone="clay">{t('reportSettings.archived')}</Badge>}
    </RowHeading>
  );
}

function EditCell({ kind, setting: { id, names } }: { kind: SettingKind; setting: Named }) {
  const { language, t } = useLanguage();
  return (
    <Cell isWide>
      <Link
        to={href('/admin-console/reports/:kind/:settingId', { kind, settingId: id })}
        aria-label={t('reportSettings.editNamed', { name: nameIn(names, language) })}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {t('reportSettings.edit')}
      </Link>
    </Cell>
  );
}
