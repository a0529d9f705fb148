import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#content/languages.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { textOf } from '#tests/support/html.ts';
import AdminOnly from './admin-only.tsx';
import { consoleLinks } from './console-links.ts';
import { notesOnInstallation } from './overview/installation.server.ts';
import { InstallationNotes } from './overview/installation-notes.tsx';

beforeAll(loadAllTexts);

function render(element: ReactNode, language: Language = 'en', path = '/admin-console'): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }]);
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Stub initialEntries={[path]} />
    </LanguageProvider>,
  );
}

function consoleAt(path: string, isSafeguardingVacant = false): string {
  return render(
    <AdminOnly {...({ loaderData: { isSafeguardingVacant } } as ComponentProps<typeof AdminOnly>)} />,
    'en',
    path,
  );
}

/** Text of the marked link, and how it is marked. */
function currentAt(path: string): string[] {
  const marked = [...consoleAt(path).matchAll(/<a [^>]*?aria-current="([^"]+)"[^>]*>([^<]+)</g)];
  return marked.map(([, mark, text]) => `${text}: ${mark}`);
}

describe('The console', () => {
  it('has a navigation to all its pages, which marks the one shown', () => {
    for (const { to } of consoleLinks.flat()) expect(consoleAt('/admin-console')).toContain(`href="${to}"`);
    expect(currentAt('/admin-console')).toEqual(['Today: page']);
    expect(currentAt('/admin-console/audit-log')).toEqual(['Audit log: page']);
    expect(currentAt('/admin-console/accounts')).toEqual(['Accounts: page']);
  });

  it('marks the section of a page below it, and the longest address of two', () => {
    expect(currentAt('/admin-console/accounts/1')).toEqual(['Accounts: true']);
    expect(currentAt('/admin-console/enquiries/1')).toEqual(['Enquiries: true']);
    expect(currentAt('/admin-console/enquiries/messages')).toEqual(['Contact messages: page']);
  });

  it('has no heading of its own: that is the name of the page', () => {
    expect(consoleAt('/admin-console/students', true)).not.toMatch(/<h\d/);
  });

  it('raises an alarm on every page while nobody holds the safeguarding office, and says nothing otherwise', () => {
    const alarm = 'Nobody holds the office of Designated Safeguarding Lead';
    for (const path of ['/admin-console', '/admin-console/students']) {
      expect(consoleAt(path, true)).toContain(alarm);
      expect(consoleAt(path)).not.toContain(alarm);
    }
  });

  it('explains the alarm on its first page only, so that it takes one line on the others', () => {
    const explanation = 'reported messages wait unread';
    expect(consoleAt('/admin-console', true)).toContain(explanation);
    expect(consoleAt('/admin-console/students', true)).not.toContain(explanation);
  });
});

const scanner = 'Attachments are not scanned for viruses.';
const recommended = 'Two-factor authentication is recommended for staff.';

describe('The notes about the installation', () => {
  const notes = (services: Parameters<typeof notesOnInstallation>[0], language: Language = 'en') =>
    textOf(render(<InstallationNotes notes={notesOnInstallation(services)} />, language));
  const bare = { scanCommand: null, requireTwoFactor: [] };

  it('recommend each setting that is missing, and none that is set', () => {
    expect(notes(bare)).toMatch(new RegExp(`2 notes about this installation.*${scanner}.*${recommended}`));
    expect(notes({ ...bare, scanCommand: ['clamdscan'] })).not.toContain(scanner);
    expect(notes({ ...bare, requireTwoFactor: ['admin'] })).not.toContain(recommended);
    expect(notes({ scanCommand: ['clamdscan'], requireTwoFactor: ['admin', 'mentor'] })).toBe('');
  });

  it.each([
    ['en', recommended],
    ['ar', 'يُنصح بالمصادقة الثنائية'],
    ['fr', 'L’authentification à deux facteurs est recommandée'],
    ['zh', '建议教职员工使用双重身份验证'],
  ] as const)('recommend two-factor authentication, with the name of the setting, in %s', (language, text) => {
    expect(notes(bare, language)).toContain(text);
    expect(notes(bare, language)).toContain('REQUIRE_TWO_FACTOR=admin,mentor');
  });
});
