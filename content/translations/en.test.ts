import { describe, expect, it } from 'vitest';
import { readSpecification } from '#tests/support/specification.ts';
import { translations } from './en.ts';

/** Quotations of the specification that are not interface texts. */
const exceptions: Record<string, string> = {
  'MMM d': 'a date format: app/i18n/local-time.tsx',
};

/** Labels that core §2 names without quotation marks. */
const labels = [
  'Vision',
  'Curriculum',
  'Faculty',
  'Global Presence',
  'Admissions',
  'Translate',
  'Request Consultation',
  'Parent Login',
  'Dashboard',
  'Discover Our Philosophy',
  'Explore Global Learning',
  'Governance & Compliance',
  'Secure Communication Only',
  'Access Secure Portal',
  'Manage Cookies',
  'Reject Optional',
  'Manage Preferences',
  'Accept All',
  'Cancel',
  'Save Preferences',
  'Parent Portal Login',
  'Sign Out',
  'Contact Admissions',
  'Overview',
  'Recent Activity',
  'Progress Summary',
  'Notifications',
  'Reports',
  'Feedback',
  'Settings',
  'Secure Inbox',
  'Back to Dashboard',
  'Compose',
  'Admin Console',
  'Full Name',
  'Email Address',
  'Temporary Password',
  'User Role',
  'Parent',
  'Mentor',
  'Administrator',
];

const core = readSpecification('core');
const quotedIn = (text: string) => [...text.matchAll(/(?<!\w)'(.+?)'(?!\w)/g)].map(([, quoted = '']) => quoted);
const english = new Set<string>(
  Object.values(translations).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))),
);

describe('The English interface texts', () => {
  const quoted = [...new Set(core.flatMap(({ text }) => quotedIn(text)))].filter((text) => !(text in exceptions));

  // @see core §1.13–14, §2.28, §2.30, §2.32–37, §2.40, §2.46, §5.1, §5.5–9, §6.3, §8.1, §8.3–11
  it('contain every text that the core document quotes, word for word', () => {
    expect(quoted.length).toBeGreaterThan(45);
    expect(quoted.filter((text) => !english.has(text))).toEqual([]);
  });

  // @see core §1.9, §2.19–20, §2.39, §2.42
  it('contain every label that the core document names, word for word', () => {
    expect(labels.filter((label) => !english.has(label))).toEqual([]);
  });

  it('do not contain the quotations that are not interface texts', () => {
    expect(Object.keys(exceptions).filter((text) => english.has(text))).toEqual([]);
  });
});
