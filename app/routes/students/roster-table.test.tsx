import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import type { Language } from '#content/languages.ts';
import type { DueState } from '#features/reports/reports.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { textOf } from '#tests/support/html.ts';
import { studentData } from '#tests/support/student-data.ts';
import { RosterTable } from './roster-table.tsx';

beforeAll(loadAllTexts);

const chosen = { ids: [], areAll: false, has: () => false, choose: () => {}, chooseAll: () => {} };

/** Returns the cell of the next due date. */
function dueCell(
  reports: DueState | null,
  language: Language = 'en',
  term = { id: 'term', dueOn: '2026-12-11' },
): string {
  const student = {
    id: 'tobi',
    ...studentData({ fullName: 'Tobi' }),
    isAcademicMentor: true,
    isWellbeingCoach: false,
    guardians: [],
    unreadCount: 0,
    lastContactAt: null,
    waiting: null,
    isQuiet: false,
    isAbsent: false,
    reports,
  };
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <MemoryRouter>
        <RosterTable students={[student]} chosen={chosen} term={term} />
      </MemoryRouter>
    </LanguageProvider>,
  );
  return html.match(/<td.*?<\/td>/gs)?.at(-2) ?? '';
}

it('The due date cell shows the date while reports are open, "Overdue" if they are late, and none once published', () => {
  expect(dueCell('due')).toContain('href="/students/reports/tobi?term=term"');
  expect(dueCell('due')).toContain('<time dateTime="2026-12-11"');
  expect(dueCell('due')).not.toContain('Overdue');
  expect(textOf(dueCell('overdue'))).toMatch(/11 Dec 2026 Reports of Tobi Overdue$/);
  expect(textOf(dueCell('done'))).toContain('All published Reports of Tobi');
  expect(dueCell('done')).not.toContain('<time');
  expect(textOf(dueCell(null))).toContain('None to write');
  expect(dueCell(null)).not.toContain('<a ');
});

it.each([
  ['ar', 'تأخر الموعد', 'نُشرت كلها'],
  ['fr', 'En retard', 'Tous publiés'],
  ['zh', '已逾期', '已全部发布'],
] as const)('The states overdue and done are translated in %s', (language, overdue, done) => {
  expect(textOf(dueCell('overdue', language))).toContain(overdue);
  expect(textOf(dueCell('done', language))).toContain(done);
});
