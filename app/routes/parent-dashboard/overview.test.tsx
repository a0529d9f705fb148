import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { studentData } from '#tests/support/student-data.ts';
import { Overview, type OverviewProps } from './overview.tsx';

beforeAll(loadAllTexts);

const student: OverviewProps['selected'] = {
  id: 'tobi',
  ...studentData({ fullName: 'Tobi' }),
  academicMentor: null,
  wellbeingCoach: null,
  guardians: [],
  mayReportAbsence: false,
};

const nothing: OverviewProps = {
  students: [student],
  selected: student,
  chosenId: student.id,
  activity: null,
  progress: null,
  unread: { items: [], next: null },
  unreadReports: [],
  unreadFeedback: [],
  announcements: [],
  duePolicies: [],
  dueSafety: [],
  dueConsents: [],
  meetingOffers: [],
  meetings: [],
  unexplained: [],
  attendance: null,
  consents: [],
};

const reports = {
  studentId: 'tobi',
  term: { en: 'First Term' },
  publishedAt: new Date('2026-11-02T10:00:00Z'),
  reports: [{ id: 'r', subject: { en: 'Music' } }],
};
const feedback = { studentId: 'tobi', studentName: 'Tobi', count: 1, publishedAt: new Date('2026-11-03T10:00:00Z') };
const message = {
  id: 'm',
  direction: 'received',
  subject: 'The school trip',
  isRead: false,
  language: null,
  attachmentCount: 0,
  studentName: null,
  createdAt: Date.parse('2026-11-04T10:00:00Z'),
  requestId: null,
  otherName: 'Hana',
  otherOffice: null,
  isOfThreadAbove: false,
} as const;
const policy = {
  id: 'p',
  slug: 'privacy-policy',
  number: 2,
  kind: 'material',
  isCurrent: true,
  published: '1 November 2026',
  publishedAt: new Date('2026-11-01T10:00:00Z'),
  takesEffect: null,
  title: 'Privacy policy',
  summary: 'Shorter.',
} as const;

const dueSafety = {
  studentId: 'tobi',
  studentName: 'Tobi',
  isEntered: false,
  since: new Date('2026-10-31T10:00:00Z'),
};

function cardWith(news: Partial<OverviewProps>): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Overview {...nothing} {...news} /> }]);
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Stub />
    </LanguageProvider>,
  );
  return html.slice(html.indexOf('Notifications</h2>'), html.indexOf('Recent Activity</h2>'));
}

const linkToSettings = /<a [^>]*href="\/account\/notifications"[^>]*>Notification settings<\/a>/g;

it.each([
  ['no news', {}, 'No new notifications'],
  [
    'news that could not be loaded',
    { unread: null, unreadReports: null, unreadFeedback: null, duePolicies: null, dueSafety: null },
    'No new notifications',
  ],
  ['a message', { unread: { items: [message], next: null } }, 'The school trip'],
  ['a report', { unreadReports: [reports] }, 'Music'],
  ['feedback', { unreadFeedback: [feedback] }, 'Tobi'],
  ['a notice', { duePolicies: [policy] }, 'Privacy policy'],
  ['a request for safety details', { dueSafety: [dueSafety] }, 'Please enter the safety details'],
  [
    'a request to confirm safety details',
    { dueSafety: [{ ...dueSafety, isEntered: true }] },
    'is everything still right?',
  ],
] satisfies [string, Partial<OverviewProps>, string][])(
  'The notifications card with %s links to the notification settings once',
  (_, news, text) => {
    const card = cardWith(news);
    expect(card).toContain(text);
    expect(card.match(linkToSettings)).toHaveLength(1);
    expect(card.includes('No new notifications')).toBe(text === 'No new notifications');
  },
);

const all = {
  unread: { items: [message], next: null },
  unreadReports: [reports],
  unreadFeedback: [feedback],
  duePolicies: [policy],
} satisfies Partial<OverviewProps>;

const linksOf = (card: string) => [...card.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, path]) => path);

it('shows the newest first, each as a link', () => {
  expect(linksOf(cardWith(all)).slice(0, 4)).toEqual([
    '/inbox/m',
    '/parent-dashboard?student=tobi&amp;tab=feedback',
    '/parent-dashboard/reports/r',
    '/account/policies',
  ]);
});

it('shows several reports of a term as one link to their list', () => {
  const more = { ...reports, reports: [...reports.reports, { id: 's', subject: { en: 'Science' } }] };
  const card = cardWith({ unreadReports: [more] });
  expect(card).toContain('2 new reports: First Term');
  expect(card).toContain('Music and Science');
  expect(linksOf(card)[0]).toBe('/parent-dashboard?student=tobi&amp;tab=reports');
});

it('names the student only to a reader of several', () => {
  const about = { ...all, unread: { items: [{ ...message, studentName: 'Ada' }], next: null } };
  const other = { ...student, id: 'ada', fullName: 'Ada' };
  expect(cardWith(about)).not.toContain('Ada');
  expect(cardWith({ ...about, students: [student, other], chosenId: null })).toContain('Ada');
});
