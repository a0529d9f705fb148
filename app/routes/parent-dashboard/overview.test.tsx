import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { studentData } from '#tests/support/student-data.ts';
import { Overview, type OverviewProps } from './overview.tsx';

beforeAll(loadAllTexts);

const student: OverviewProps['student'] = {
  id: 'tobi',
  ...studentData({ fullName: 'Tobi' }),
  academicMentor: null,
  wellbeingCoach: null,
  guardians: [],
  mayReportAbsence: false,
};

const nothing: OverviewProps = {
  student,
  students: [student],
  activity: null,
  progress: null,
  unread: { items: [], next: null },
  unreadReports: { newest: [], count: 0 },
  unreadFeedback: [],
  duePolicies: [],
};

const names = { en: 'Music' };
const report = {
  id: 'r',
  studentId: 'tobi',
  term: names,
  subject: names,
  version: 1,
  publishedAt: new Date(),
  isRead: false,
};
const message = {
  id: 'm',
  direction: 'received',
  subject: 'The school trip',
  isRead: false,
  attachmentCount: 0,
  studentName: null,
  createdAt: 0,
  requestId: null,
  otherName: 'Hana',
  otherOffice: null,
} as const;
const policy = {
  id: 'p',
  slug: 'privacy-policy',
  number: 2,
  kind: 'material',
  isCurrent: true,
  published: '2026-11-01',
  takesEffect: null,
  title: 'Privacy policy',
  summary: 'Shorter.',
} as const;

function cardWith(news: Partial<OverviewProps>): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Overview {...nothing} {...news} /> }]);
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Stub />
    </LanguageProvider>,
  );
  return html.slice(html.indexOf('Notifications</h2>'));
}

const linkToSettings = /<a [^>]*href="\/account\/notifications"[^>]*>Notification settings<\/a>/g;

it.each([
  ['no news', {}, 'No new notifications'],
  [
    'news that could not be loaded',
    { unread: null, unreadReports: null, unreadFeedback: null, duePolicies: null },
    'No new notifications',
  ],
  ['a message', { unread: { items: [message], next: null } }, 'The school trip'],
  ['a report', { unreadReports: { newest: [report], count: 1 } }, 'Music'],
  ['feedback', { unreadFeedback: [{ studentId: 'tobi', studentName: 'Tobi', count: 1 }] }, 'Tobi'],
  ['a notice', { duePolicies: [policy] }, 'Privacy policy'],
] satisfies [string, Partial<OverviewProps>, string][])(
  'The notifications card with %s links to the notification settings once',
  (_, news, text) => {
    const card = cardWith(news);
    expect(card).toContain(text);
    expect(card.match(linkToSettings)).toHaveLength(1);
    expect(card.includes('No new notifications')).toBe(text === 'No new notifications');
  },
);

it('shows messages first, with a heading for each kind', () => {
  const card = cardWith({
    unread: { items: [message], next: null },
    unreadReports: { newest: [report], count: 1 },
    unreadFeedback: [{ studentId: 'tobi', studentName: 'Tobi', count: 1 }],
    duePolicies: [policy],
  });
  const headings = [...card.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, text]) => text);
  expect(headings).toEqual(['Unread messages', 'New reports', 'New feedback', 'New and changed policies']);
});
