import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { Notice } from './notices.ts';
import { ToastRegion } from './toast-region.tsx';

beforeAll(loadAllTexts);

function regionWith(notice: Notice | null): string {
  return renderToString(
    <LanguageProvider language="en">
      <ToastRegion notice={notice} url="/" />
    </LanguageProvider>,
  );
}

test('The live region is in the page before any toast', () => {
  expect(regionWith(null)).toMatch(/<div[^>]*role="status"[^>]*aria-live="polite"/);
});

test('A notice of the server is in the first HTML, translated, with its title and a close button', () => {
  const html = regionWith({ tone: 'error', title: 'login.failed', text: 'login.invalidCredentials' });
  expect(html).toContain('Login Failed');
  expect(html).toContain('Invalid credentials. Please try again.');
  expect(html).toContain('aria-label="Close this notice"');
});

test('A notice of a redirect is shown with its own texts, which the page may not have loaded', () => {
  const notice = { tone: 'info', text: 'login.sessionEnded', texts: { 'login.sessionEnded': 'Sent along.' } } as const;
  expect(regionWith(notice)).toContain('Sent along.');
});
