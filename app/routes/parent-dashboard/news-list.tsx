import type { ReactNode } from 'react';
import { Form, href, Link, useLocation } from 'react-router';
import type { DueConsent } from '#features/consents/consents.ts';
import type { NamedStudent } from '#features/meetings/meetings.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import type { UnreadReports } from '#features/reports/reports.ts';
import type { Student } from '#features/students/students.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { dashboardPath, safetyPath } from './dashboard-path.ts';
import type { News } from './news.ts';

const icons = {
  message: 'mail',
  reports: 'file-text',
  feedback: 'message-square-text',
  announcement: 'megaphone',
  policy: 'scale',
  safety: 'shield-check',
  consent: 'scroll-text',
  'meeting offer': 'clock',
  meeting: 'clock',
  absence: 'calendar-off',
} as const satisfies Record<News['kind'], IconName>;

/** Must not be prefetched: opening marks read. @see R4 @see PD-82 */
export function NewsList({ news, students }: { news: News[]; students: Student[] }) {
  return (
    <ul className="mt-1 divide-y divide-line">
      {news.map((each) => (
        <li key={keyOf(each)}>
          <NewsRow news={each} students={students} />
        </li>
      ))}
    </ul>
  );
}

function keyOf(news: News): string {
  switch (news.kind) {
    case 'message':
      return news.message.id;
    case 'reports':
      return `reports ${news.unread.reports[0]?.id}`;
    case 'feedback':
      return `feedback ${news.unread.studentId}`;
    case 'announcement':
      return news.announcement.id;
    case 'policy':
      return news.policy.id;
    case 'safety':
      return `safety ${news.due.studentId}`;
    case 'consent':
      return `consent ${news.consent.consentId} ${news.consent.studentId}`;
    case 'meeting offer':
      return news.offer.id;
    case 'meeting':
      return news.meeting.id;
    case 'absence':
      return `absence ${news.absence.id}`;
  }
}

function NewsRow({ news, students }: { news: News; students: Student[] }) {
  const t = useTranslate();
  switch (news.kind) {
    case 'message': {
      const { id, otherName, otherOffice, subject, studentName } = news.message;
      return (
        <Row
          news={news}
          to={href('/inbox/:messageId', { messageId: id })}
          title={
            <>
              <span className="sr-only">{t('message.received')}</span>
              <bdi translate="no">
                {otherOffice ? t(`office.${otherOffice}`) : (otherName ?? t('message.formerUser'))}
              </bdi>
            </>
          }
          about={students.length > 1 ? studentName : null}
        >
          <bdi>{subject ?? t('inbox.unreadable')}</bdi>
        </Row>
      );
    }
    case 'reports':
      return <ReportsRow news={news} unread={news.unread} students={students} />;
    case 'feedback': {
      const { studentId, studentName, count } = news.unread;
      return (
        <Row
          news={news}
          to={dashboardPath({ studentId, tab: 'feedback' })}
          title={t('feedback.unread', { count, name: studentName })}
        />
      );
    }
    case 'announcement': {
      const { id, title, language, authorName, isUrgent } = news.announcement;
      return (
        <Row
          news={news}
          to={href('/announcements/:announcementId', { announcementId: id })}
          title={
            <>
              {isUrgent && `${t('announcements.urgent')} · `}
              <bdi lang={language}>{title ?? t('inbox.unreadable')}</bdi>
            </>
          }
        >
          <bdi translate="no">{authorName ?? t('announcement.former')}</bdi>
        </Row>
      );
    }
    case 'policy': {
      const { title, number, summary } = news.policy;
      return (
        <Row news={news} to={href('/account/policies')} title={t('portal.policyVersion', { title, number })}>
          {summary}
        </Row>
      );
    }
    case 'safety': {
      const { studentId, studentName, isEntered } = news.due;
      return (
        <Row
          news={news}
          to={safetyPath(studentId)}
          title={t(isEntered ? 'dashboard.safety.confirm' : 'dashboard.safety.enter')}
          about={students.length > 1 ? studentName : null}
        />
      );
    }
    case 'consent':
      return <ConsentRow news={news} consent={news.consent} students={students} />;
    case 'meeting offer': {
      const { id, ownerName, topic } = news.offer;
      return (
        <Row
          news={news}
          to={href('/meetings/offers/:offerId/book', { offerId: id })}
          title={t('meetings.news', { name: ownerName })}
          about={students.length > 1 ? namesOf(news.offer) : null}
        >
          <bdi>{topic ?? t('inbox.unreadable')}</bdi>
        </Row>
      );
    }
    case 'meeting': {
      const { id, ownerName, topic } = news.meeting;
      return (
        <Row
          news={news}
          to={href('/meetings/:meetingId', { meetingId: id })}
          title={t('meetings.news.coming', { name: ownerName })}
          about={students.length > 1 ? namesOf(news.meeting) : null}
        >
          <bdi>{topic ?? t('inbox.unreadable')}</bdi>
        </Row>
      );
    }
    case 'absence':
      return (
        <Row
          news={news}
          to={href('/parent-dashboard/attendance')}
          title={t('childAttendance.waiting')}
          about={
            students.length > 1 ? (students.find(({ id }) => id === news.absence.studentId)?.fullName ?? null) : null
          }
        />
      );
  }
}

const namesOf = ({ students }: { students: readonly NamedStudent[] }) =>
  students.map(({ fullName }) => fullName).join(' · ');

type ConsentRowProps = { news: News; consent: DueConsent; students: Student[] };

function ConsentRow({ news, consent: { title, studentName }, students }: ConsentRowProps) {
  const t = useTranslate();
  return (
    <Row
      news={news}
      to={href('/parent-dashboard/consents')}
      title={t('consents.news', { title: title.text })}
      about={students.length > 1 ? studentName : null}
    />
  );
}

type ReportsRowProps = { news: News; unread: UnreadReports; students: Student[] };

/** One report leads to itself, several to their list. */
function ReportsRow({ news, unread: { studentId, term, reports }, students }: ReportsRowProps) {
  const { language, dateLocale, t } = useLanguage();
  const subjects = reports.map(({ subject }) => nameIn(subject, language));
  const [only, second] = reports;
  const isOne = only && !second;
  return (
    <Row
      news={news}
      to={
        isOne
          ? href('/parent-dashboard/reports/:reportId', { reportId: only.id })
          : dashboardPath({ studentId, tab: 'reports' })
      }
      title={
        isOne
          ? t('dashboard.reports.unread', { subject: subjects[0] ?? '' })
          : t('dashboard.reports.unreadCount', { count: reports.length, term: nameIn(term, language) })
      }
      about={students.length > 1 ? (students.find(({ id }) => id === studentId)?.fullName ?? null) : null}
    >
      <bdi translate="no">
        {isOne ? nameIn(term, language) : new Intl.ListFormat(dateLocale, { type: 'conjunction' }).format(subjects)}
      </bdi>
    </Row>
  );
}

type RowProps = {
  news: News;
  to: string;
  title: ReactNode;
  /** Name of the student; null if none is concerned, or the reader has only one. */
  about?: string | null;
  children?: ReactNode;
};

function Row({ news: { kind, at }, to, title, about = null, children }: RowProps) {
  return (
    <Link
      to={to}
      className="-mx-3 grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-md px-3 py-2.5 text-ink no-underline hover:bg-sand/50"
    >
      <Icon name={icons[kind]} strokeWidth={1.6} className="mt-0.5 size-5 text-brass" />
      <span className="font-[620] wrap-anywhere page-side sm:truncate">{title}</span>
      <span className="text-sm text-ink-soft">
        <LocalDay at={at} />
      </span>
      {(children || about !== null) && (
        <span className="col-start-2 col-end-4 flex justify-between gap-x-3 text-sm text-ink-soft">
          {children && (
            <span dir="auto" className="truncate page-side">
              {children}
            </span>
          )}
          {about !== null && (
            <bdi translate="no" className={classNames('truncate', Boolean(children) && 'max-w-2/5 shrink-0')}>
              {about}
            </bdi>
          )}
        </span>
      )}
    </Link>
  );
}

/** Marks the shown messages as read. */
export function MarkRead({ news }: { news: News[] }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const messages = news.flatMap((each) => (each.kind === 'message' ? [each.message] : []));
  if (messages.length === 0) return null;
  return (
    <Form method="post" action={`${pathname}${search}`} preventScrollReset className="no-print">
      {messages.map(({ id }) => (
        <input key={id} type="hidden" name="messageId" value={id} />
      ))}
      <Button type="submit" variant="quiet" size="small" className="-mx-3">
        {t(messages.length === 1 ? 'dashboard.notifications.markRead.one' : 'dashboard.notifications.markRead.many')}
      </Button>
    </Form>
  );
}
