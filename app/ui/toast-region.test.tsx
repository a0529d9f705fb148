import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../i18n/catalogues.ts';
import { LanguageProvider } from '../i18n/language-context.tsx';
import { ToastProvider, ToastRegion, useToast } from './toast-region.tsx';

beforeAll(() => loadCatalogue('en'));

function inEnglish(children: ReactNode): string {
  return renderToString(<LanguageProvider language="en">{children}</LanguageProvider>);
}

const page = { path: '/', search: '' };

function Asking() {
  useToast();
  return <p>asked</p>;
}

test('Asking for toasts outside the provider raises an error', () => {
  expect(() => inEnglish(<Asking />)).toThrow('useToast must be used within a ToastProvider');
});

test('Inside the provider a component can ask for toasts', () => {
  const html = inEnglish(
    <ToastProvider fromServer={[]} {...page}>
      <Asking />
    </ToastProvider>,
  );
  expect(html).toContain('asked');
});

test('The announcing region is there before any toast is', () => {
  const html = inEnglish(
    <ToastProvider fromServer={[]} {...page}>
      <ToastRegion />
    </ToastProvider>,
  );
  expect(html).toMatch(/<div[^>]*role="status"[^>]*aria-live="polite"/);
});

test('A toast from the server stands in the first HTML, with its title and a way to close it', () => {
  const toast = {
    id: '1',
    tone: 'error',
    title: 'Login Failed',
    text: 'Invalid credentials. Please try again.',
  } as const;
  const html = inEnglish(
    <ToastProvider fromServer={[toast]} {...page}>
      <ToastRegion />
    </ToastProvider>,
  );
  expect(html).toContain('Login Failed');
  expect(html).toContain('Invalid credentials. Please try again.');
  expect(html).toContain('aria-label="Close this notice"');
});
