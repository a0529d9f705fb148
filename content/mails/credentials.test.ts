import { describe, expect, it } from 'vitest';
import { type Language, languageCodes, languages } from '../languages.ts';
import { school } from '../school.ts';
import { credentialChangedMail, credentialChanges } from './credential-changed.ts';
import { invitationMail } from './invitation.ts';
import { partSeparator } from './mail-in.ts';
import { passwordResetMail } from './password-reset.ts';
import { secondFactorChangedMail, secondFactorChanges } from './second-factor-changed.ts';

const portal = 'https://school.example';
const link = `${portal}/reset-password?token=abc`;
const fullName = 'Zoë O’Neil';
const script: Record<Language, RegExp> = { en: /Dear/, ar: /\p{Script=Arabic}/u, fr: /Bonjour/, zh: /\p{Script=Han}/u };
const others = (language: Language) => languageCodes.filter((code) => code !== language);

function expectOnly(language: Language, text: string): void {
  expect(text).toMatch(script[language]);
  for (const other of others(language)) expect(text).not.toMatch(script[other]);
}

describe.each(languageCodes)('A mail in %s', (language) => {
  it('with a reset link contains the link, its validity and the name, in this language only', () => {
    const { subject, text } = passwordResetMail({ fullName, link, validMinutes: 30, language });
    expectOnly(language, text);
    for (const part of [fullName, link, '30', school.name]) expect(text).toContain(part);
    expect(subject).not.toContain('·');
  });

  it.each(credentialChanges)('about a changed password (%s) explains what to do and contains no token', (change) => {
    const { subject, text } = credentialChangedMail({ fullName, change, portal, language });
    expectOnly(language, text);
    for (const part of [fullName, `${portal}/forgot-password`, `${portal}/admissions?topic=account#enquiry`])
      expect(text).toContain(part);
    expect(text).not.toContain('token');
    expect(subject).not.toContain('·');
    const reasons = credentialChanges.map(
      (other) => credentialChangedMail({ fullName, change: other, portal, language }).text,
    );
    expect(new Set(reasons).size).toBe(credentialChanges.length);
  });

  it.each(secondFactorChanges)('about a changed second factor (%s) explains what happened and what to do', (change) => {
    const { subject, text } = secondFactorChangedMail({ fullName, change, portal, language });
    expectOnly(language, text);
    for (const part of [fullName, `${portal}/forgot-password`, `${portal}/admissions?topic=account#enquiry`])
      expect(text).toContain(part);
    expect(subject).not.toContain('·');
    const others = secondFactorChanges.map(
      (other) => secondFactorChangedMail({ fullName, change: other, portal, language }).text,
    );
    expect(new Set(others).size).toBe(secondFactorChanges.length);
  });

  it('with an invitation contains either a link or a temporary password, and links to the other languages', () => {
    const invited = { fullName, email: 'zoe@example.org', portal, language };
    const withLink = invitationMail({ ...invited, access: { link, validDays: 7 } });
    const withPassword = invitationMail({ ...invited, access: { password: 'H5bbk-G5xxs', validHours: 72 } });
    for (const part of [link, '7', 'zoe@example.org']) expect(withLink.text).toContain(part);
    for (const part of ['H5bbk-G5xxs', '72', `${portal}/parent-login`]) expect(withPassword.text).toContain(part);
    expect(withLink.text).not.toContain('72');
    expect(withPassword.text).not.toContain('token');
    for (const { subject, text } of [withLink, withPassword]) {
      expect(subject).not.toContain('·');
      const [own = '', further = ''] = text.split(partSeparator);
      expectOnly(language, own);
      expect(further).toContain(`${portal}/invitation`);
      for (const other of others(language)) expect(further).toContain(languages[other].ownName);
    }
  });
});

it('A mail to a person without a chosen language is in all four languages', () => {
  const invitation = invitationMail({
    fullName,
    email: 'zoe@example.org',
    access: { password: 'H5bbk-G5xxs', validHours: 72 },
    portal,
    language: null,
  });
  const changed = credentialChangedMail({ fullName, change: 'reset', portal, language: null });
  for (const { text } of [invitation, changed])
    for (const language of languageCodes) expect(text).toMatch(script[language]);
});
