import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalogue, requireNamespace } from '#i18n/catalogues.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { Notice } from './notices.ts';
import { ToastRegion } from './toast-region.tsx';

requireNamespace('sign-in');
beforeAll(() => loadCatalogue('en'));

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
