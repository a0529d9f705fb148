import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#content/languages.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { Services } from '#platform/request-context.server.ts';
import { textOf } from '#tests/support/html.ts';
import AdminOnly from './admin-only.tsx';
import { consoleSettings } from './console-settings.server.ts';

type Settings = Pick<Services, 'scanCommand' | 'requireTwoFactor'>;

beforeAll(loadAllTexts);

const bare: Settings = { scanCommand: null, requireTwoFactor: [] };
const complete: Settings = { scanCommand: ['clamdscan'], requireTwoFactor: ['admin', 'mentor'] };

function consoleWith(
  settings: Settings,
  { language = 'en' as Language, path = '/admin-console', isSafeguardingVacant = false } = {},
): string {
  const loaderData = { ...consoleSettings(settings), isSafeguardingVacant };
  const props = { loaderData } as ComponentProps<typeof AdminOnly>;
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <MemoryRouter initialEntries={[path]}>
        <AdminOnly {...props} />
      </MemoryRouter>
    </LanguageProvider>,
  );
  return textOf(html);
}

const scanner = 'Attachments are not scanned for viruses.';
const recommended = 'Two-factor authentication is recommended for staff.';

describe('The console', () => {
  it('recommends each setting that is missing, and none that is set', () => {
    expect(consoleWith(bare)).toMatch(new RegExp(`${scanner}.*${recommended}`));
    expect(consoleWith({ ...bare, scanCommand: ['clamdscan'] })).not.toContain(scanner);
    expect(consoleWith({ ...bare, requireTwoFactor: ['admin'] })).not.toContain(recommended);
    for (const text of [scanner, recommended]) expect(consoleWith(complete)).not.toContain(text);
  });

  it('raises an alarm on every page while nobody holds the safeguarding office, and says nothing otherwise', () => {
    const alarm = 'Nobody holds the office of Designated Safeguarding Lead';
    for (const path of ['/admin-console', '/admin-console/students']) {
      expect(consoleWith(complete, { path, isSafeguardingVacant: true })).toContain(alarm);
      expect(consoleWith(complete, { path })).not.toContain(alarm);
    }
  });

  it('recommends settings on its first page only', () => {
    const later = consoleWith(bare, { path: '/admin-console/students' });
    for (const text of [scanner, recommended]) expect(later).not.toContain(text);
  });

  it.each([
    ['en', recommended],
    ['ar', 'يُنصح بالمصادقة الثنائية'],
    ['fr', 'L’authentification à deux facteurs est recommandée'],
    ['zh', '建议教职员工使用双重身份验证'],
  ] as const)('recommends two-factor authentication, with the name of the setting, in %s', (language, text) => {
    const shown = consoleWith(bare, { language });
    expect(shown).toContain(text);
    expect(shown).toContain('REQUIRE_TWO_FACTOR=admin,mentor');
  });
});
