import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { CompactPortalCallout, PortalCallout } from './portal-callout.tsx';

beforeAll(loadAllTexts);

const inEnglish = (callout: ReactNode) =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <MemoryRouter>{callout}</MemoryRouter>
    </LanguageProvider>,
  );

const linkTo = (path: string, text: string) => new RegExp(`<a[^>]*href="${path}"[^>]*>(<svg.*</svg>)?${text}</a>`);

// @see content §2.49–53
test('The portal card has a lock, its title, a description and a link to the sign-in', () => {
  const html = inEnglish(<PortalCallout />);
  expect(html).toMatch(/<h2[^>]*>Secure Communication<\/h2>/);
  expect(html).toContain('<svg');
  expect(html).toContain('It is open to verified users only.');
  expect(html).toMatch(linkTo('/parent-login', 'Login to Portal'));
});

test('The portal card shows the title and description that a page gives it', () => {
  const html = inEnglish(<PortalCallout title="Your child’s teachers" description="Write to them." level={3} />);
  expect(html).toMatch(/<h3[^>]*>Your child’s teachers<\/h3>/);
  expect(html).toContain('Write to them.');
  expect(html).not.toContain('Secure Communication');
});

// @see content §2.49–53
test('The compact portal card is one button that links to the sign-in', () => {
  expect(inEnglish(<CompactPortalCallout />)).toMatch(linkTo('/parent-login', 'Access Portal'));
});
