import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { imprintIn } from '#content/imprint.ts';
import type { Language } from '#content/languages.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { CookiePreferencesDialog } from '../consent/cookie-preferences-dialog.tsx';
import { TranslationDialog } from '../translation/translation-dialog.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

beforeAll(loadAllTexts);

const inEnglish = (children: ReactNode) => inLanguage('en', children);

function inLanguage(language: Language, children: ReactNode): string {
  return renderToString(
    <LanguageProvider language={language}>
      <MemoryRouter>{children}</MemoryRouter>
    </LanguageProvider>,
  );
}

test('A visitor sees no message icon, even with a count', () => {
  const html = inEnglish(<Header signedIn={false} unreadCount={3} hasQuestions={false} />);
  expect(html).not.toContain('/inbox');
  expect(html).toContain('Parent Login');
  expect(html).not.toContain('Dashboard');
});

test('A signed-in person sees the message icon, without a count while nothing is unread', () => {
  const html = inEnglish(<Header signedIn unreadCount={0} hasQuestions={false} />);
  expect(html).toContain('aria-label="Secure Inbox"');
  expect(html).toContain('Dashboard');
});

test('The label of the message icon contains the number of unread messages', () => {
  const html = inEnglish(<Header signedIn unreadCount={3} hasQuestions={false} />);
  expect(html).toContain('aria-label="Secure Inbox, 3 unread messages"');
  expect(inEnglish(<Header signedIn unreadCount={1} hasQuestions={false} />)).toContain(
    'aria-label="Secure Inbox, 1 unread message"',
  );
});

test('The navigation has the order of the specification', () => {
  const html = inEnglish(<Header signedIn={false} unreadCount={0} hasQuestions={false} />);
  const paths = ['/vision', '/curriculum', '/faculty', '/global-presence', '/admissions'];
  const places = paths.map((path) => html.indexOf(`href="${path}"`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('Menu and footer link to the contact form, and to the page of questions if it exists', () => {
  const parts = (hasQuestions: boolean) => [
    inEnglish(<Header signedIn={false} unreadCount={0} hasQuestions={hasQuestions} />),
    inEnglish(<Footer year={2027} returnTo="/vision" hasQuestions={hasQuestions} />),
  ];
  for (const html of parts(true)) expect(html).toMatch(/href="\/questions"[^>]*>Questions parents ask</);
  for (const html of parts(false)) expect(html).not.toContain('/questions');
  for (const html of [...parts(true), ...parts(false)])
    expect(html).toMatch(/href="\/admissions#enquiry"[^>]*>Contact</);
});

test('Public links have the prefix of the language, and portal links do not', () => {
  const html = inLanguage('fr', <Header signedIn={false} unreadCount={0} hasQuestions={false} />);
  expect(html).toContain('href="/fr/vision"');
  expect(html).toContain('href="/parent-login"');
});

test('The footer links to the portal, and contains no email address or telephone number', () => {
  const html = inEnglish(<Footer year={2027} returnTo="/vision" hasQuestions={false} />);
  expect(html).toContain('Secure Communication Only');
  expect(html).toContain('© 2025–2027');
  expect(html).toMatch(/href="\/parent-login"[^>]*>.*Access Secure Portal/s);
  expect(html).not.toMatch(/mailto:|tel:/);
});

test('The footer shows the imprint in the language of the page', () => {
  expect(inEnglish(<Footer year={2027} returnTo="/vision" hasQuestions={false} />)).toContain(imprintIn('en'));
  expect(inLanguage('fr', <Footer year={2027} returnTo="/vision" hasQuestions={false} />)).toContain(imprintIn('fr'));
});

// @see core §2.19
test('Every choice about cookies can be made without JavaScript', () => {
  const html = inEnglish(
    <>
      <CookieBanner returnTo="/vision" />
      <CookiePreferencesDialog returnTo="/vision" functional={false} analytics />
    </>,
  );
  for (const choice of ['reject-optional', 'accept-all', 'save']) expect(html).toContain(`value="${choice}"`);
  expect(html.match(/action="\/preferences\/consent" method="post"/g)).toHaveLength(2);
  expect(html).toMatch(/id="consent-essential"[^>]*disabled=""/);
  expect(html).toMatch(/id="consent-analytics"[^>]*checked=""/);
  expect(html).not.toMatch(/id="consent-functional"[^>]*checked=""/);
});

test('The container of the external translation is rendered only if the translation is available', () => {
  const refused = ['needs-consent', 'not-while-signed-in', 'not-where-you-type'] as const;
  for (const external of refused) {
    expect(inEnglish(<TranslationDialog returnTo="/" external={external} />)).not.toContain('id="page-translation"');
  }
  expect(inEnglish(<TranslationDialog returnTo="/" external="available" />)).toContain('id="page-translation"');
});
