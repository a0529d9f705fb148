import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { SafetyState } from '#features/safety/safety.ts';
import { DayRange } from '#i18n/day-range.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { Card } from '#ui/card.tsx';
import { StudentConsents } from '../../consents/student-consents.tsx';
import { activityText } from '../../parent-dashboard/recent-activity.tsx';
import { ReportList } from '../../parent-dashboard/report-list.tsx';
import type { StudentRecord } from './load-record.server.ts';

/** Reports, absences, consents, activity, the number of messages and the state of the safety details, for administrators. */
export function RecordSections({ studentId, record }: { studentId: string; record: StudentRecord }) {
  const { reports, begunReports, absences, consents, activity, messageCount, safety } = record;
  const t = useTranslate();
  return (
    <div className="grid items-start gap-x-4 gap-y-5 pane:grid-cols-2">
      <section className="grid gap-3 pane:col-span-2">
        <h2 className="text-xl">{t('studentRecord.reports')}</h2>
        {reports.length === 0 && <p className="text-ink-soft">{t('studentRecord.reports.none')}</p>}
        <ReportList reports={reports} expected={null} isGuardian={false} />
        {begunReports > 0 && (
          <p className="text-sm text-ink-soft">{t('studentRecord.reports.begun', { count: begunReports })}</p>
        )}
      </section>
      <Section title="studentRecord.absences" isEmpty={absences.count === 0} empty="studentRecord.absences.none">
        <ul className="mt-2 divide-y divide-line">
          {absences.latest.map((absence) => (
            <li key={absence.id} className="py-2.5">
              <DayRange first={absence.firstDay} last={absence.lastDay} />
              <span className="text-ink-soft"> · {t(`absence.reason.${absence.reason}`)}</span>
            </li>
          ))}
        </ul>
        {absences.count > absences.latest.length && (
          <p className="text-sm text-ink-soft">{t('studentRecord.absences.count', { count: absences.count })}</p>
        )}
        <Link to={href('/admin-console/absences')} className="text-link inline-flex min-h-11 items-center text-sm">
          {t('studentRecord.absences.all')}
        </Link>
      </Section>
      <Section title="dashboard.activity.title" isEmpty={activity.length === 0} empty="dashboard.activity.empty">
        <ul className="mt-2 divide-y divide-line">
          {activity.map((entry) => (
            <li key={entry.id} className="flex justify-between gap-x-3 py-2.5">
              <span className="wrap-anywhere">{activityText(entry, t)}</span>
              <span className="shrink-0 text-sm text-ink-soft">
                <LocalDay at={entry.happenedAt} />
              </span>
            </li>
          ))}
        </ul>
      </Section>
      {safety && <Safety studentId={studentId} state={safety} />}
      {consents.length > 0 && (
        <Section title="consents.title">
          <StudentConsents consents={consents} />
        </Section>
      )}
      <Section title="studentRecord.messages">
        <p className="mt-3">{t('studentRecord.messages.count', { count: messageCount })}</p>
        <p className="mt-1 text-sm text-ink-soft">{t('studentRecord.messages.text')}</p>
      </Section>
    </div>
  );
}

/** Leads to the details, of which each reading is recorded. */
function Safety({ studentId, state }: { studentId: string; state: SafetyState }) {
  const t = useTranslate();
  const { confirmedAt, isEntered, isDue, unseenOrders } = state;
  return (
    <Section title="safety.title">
      <p className="mt-3">
        {t(isEntered ? 'studentRecord.safety.entered' : 'studentRecord.safety.none')}
        {confirmedAt && (
          <>
            {' '}
            {t('safety.confirmedOn')}: <LocalDay at={confirmedAt.getTime()} />
          </>
        )}
      </p>
      {isEntered && isDue && <p className="mt-1 font-[620] text-clay">{t('studentRecord.safety.due')}</p>}
      {unseenOrders > 0 && (
        <p className="mt-1 font-[620] text-clay">{t('studentRecord.safety.unseen', { count: unseenOrders })}</p>
      )}
      <Link
        to={href('/students/:studentId/emergency', { studentId })}
        className="text-link inline-flex min-h-11 items-center text-sm"
      >
        {t('emergency.title')}
      </Link>
      <p className="text-sm text-ink-soft">{t('studentRecord.safety.text')}</p>
    </Section>
  );
}

type SectionProps = {
  title: PlainTranslationKey;
  isEmpty?: boolean;
  empty?: PlainTranslationKey;
  children: ReactNode;
};

function Section({ title, isEmpty = false, empty, children }: SectionProps) {
  const t = useTranslate();
  return (
    <Card>
      <h2 className="text-xl">{t(title)}</h2>
      {isEmpty && empty ? <p className="mt-3 text-ink-soft">{t(empty)}</p> : children}
    </Card>
  );
}
