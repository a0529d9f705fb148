import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { translations } from '#content/translations/en.ts';
import {
  EmailSchema,
  FullNameSchema,
  NewAccountSchema,
  NewPasswordSchema,
  PasswordChangeSchema,
  RoleSchema,
  SignInSchema,
} from './accounts.schema.ts';

function errorTextOf(schema: z.ZodMiniType, value: unknown): string {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) throw new Error(`accepted: ${JSON.stringify(value)}`);
  if (!(issue.message in translations)) throw new Error(`no message: ${issue.message}`);
  return String(translations[issue.message as keyof typeof translations]);
}

const emailOf = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
/** Contains every character class, so that only the length matters. */
const passwordOf = (length: number) => `Aa1!${'x'.repeat(length - 4)}`;
const cannotBeStored = translations['validation.forbiddenCharacters'];

describe('An email address', () => {
  // @see core §5.1, §5.4, §9.1
  it.each([
    ['', 'Invalid email format'],
    [undefined, 'Invalid email format'],
    ['ada', 'Invalid email format'],
    ['ada@example', 'Invalid email format'],
    ['ada@@example.org', 'Invalid email format'],
    ['ada lovelace@example.org', 'Invalid email format'],
    ['ada@example.org, eve@example.org', 'Invalid email format'],
    ['ada@example.org\r\nBcc: eve@example.org', 'Invalid email format'],
    ['ada\0@example.org', 'Invalid email format'],
    ['ada\ud800@example.org', 'Invalid email format'],
    ['<ada@example.org>', 'Invalid email format'],
    [emailOf(256), 'Email must be less than 255 characters'],
  ])('%j is refused: %s', (value, text) => {
    expect(errorTextOf(EmailSchema, value)).toBe(text);
  });

  // @see core §5.4
  it.each([
    ['ada@example.org', 'ada@example.org'],
    ['  Ada.Lovelace@Example.ORG\t', 'ada.lovelace@example.org'],
    ["o'neil+school@mail.example.co.uk", "o'neil+school@mail.example.co.uk"],
    [emailOf(254), emailOf(254)],
    [emailOf(255), emailOf(255)],
    [`  ${emailOf(255)}  `, emailOf(255)],
  ])('%j is parsed as %j', (value, parsed) => {
    expect(EmailSchema.parse(value)).toBe(parsed);
  });
});

describe('A full name', () => {
  const characters = 'Name can only contain letters, spaces, hyphens, and apostrophes';
  // @see core §5.6, §9.3
  it.each([
    [undefined, 'Name must be at least 2 characters'],
    ['', 'Name must be at least 2 characters'],
    ['   ', 'Name must be at least 2 characters'],
    ['A', 'Name must be at least 2 characters'],
    [' A ', 'Name must be at least 2 characters'],
    ['王', 'Name must be at least 2 characters'],
    ['𠮷', 'Name must be at least 2 characters'],
    ['e\u0301', 'Name must be at least 2 characters'],
    ['x'.repeat(101), 'Name must be less than 100 characters'],
    ['𠮷'.repeat(101), 'Name must be less than 100 characters'],
    ['R2 D2', characters],
    ['Ada 🎓', characters],
    ['<b>Ada</b>', characters],
    ['Ada, Lovelace', characters],
    ['Ada\tLovelace', characters],
    ['Ada\nLovelace', characters],
    ['Ada\u202eecalevoL', characters],
    ['Ada\0Lovelace', cannotBeStored],
    ['Ada\u0007', cannotBeStored],
    ['Ada \ud83c', cannotBeStored],
    ['\udf93 Ada', cannotBeStored],
  ])('%j is refused: %s', (value, text) => {
    expect(errorTextOf(FullNameSchema, value)).toBe(text);
  });

  it.each([
    ['Al', 'Al'],
    ['  Ada Lovelace ', 'Ada Lovelace'],
    ['Zoë O’Neil', 'Zoë O’Neil'],
    ["Anne-Marie O'Brien", "Anne-Marie O'Brien"],
    ['محمد', 'محمد'],
    ['مُحَمَّد علي', 'مُحَمَّد علي'],
    ['王小明', '王小明'],
    ['𠮷野', '𠮷野'],
    ['नरेन्द्र', 'नरेन्द्र'],
    ['Zoe\u0308', 'Zoë'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['𠮷'.repeat(100), '𠮷'.repeat(100)],
    ['e\u0301'.repeat(100), 'é'.repeat(100)],
  ])('%j is parsed as %j', (value, parsed) => {
    expect(FullNameSchema.parse(value)).toBe(parsed);
  });
});

describe('A new password', () => {
  // @see core §5.5, §9.2
  it.each([
    [undefined, 'Password must be at least 12 characters'],
    ['', 'Password must be at least 12 characters'],
    [passwordOf(11), 'Password must be at least 12 characters'],
    ['Aa1!xxxxx🎓🎓', 'Password must be at least 12 characters'],
    [passwordOf(129), 'Password must be at most 128 characters'],
    ['correct-horse-9', 'Must contain at least one uppercase letter'],
    ['CORRECT-HORSE-9', 'Must contain at least one lowercase letter'],
    ['Correct-Horse-X', 'Must contain at least one number'],
    ['CorrectHorse99', 'Must contain at least one special character'],
    ['Correct Horse 99', 'Must contain at least one special character'],
    ['王小明王小明王小明王小明', 'Must contain at least one uppercase letter'],
    ['Correct-Horse\0-9', cannotBeStored],
    ['Correct-Horse-9\ud800', cannotBeStored],
  ])('%j is refused: %s', (value, text) => {
    expect(errorTextOf(NewPasswordSchema, value)).toBe(text);
  });

  it.each([passwordOf(12), passwordOf(128), 'Aa1xxxxxxxx🎓', ` ${passwordOf(12)} `, 'Żółć-ß-٣-école'])(
    '%j is accepted unchanged',
    (value) => {
      expect(NewPasswordSchema.parse(value)).toBe(value);
    },
  );
});

describe('Signing in', () => {
  it.each([
    ['', 'Password is required'],
    [undefined, 'Password is required'],
    [passwordOf(129), 'Password must be at most 128 characters'],
    ['a\0b', cannotBeStored],
  ])('is refused with the password %j: %s', (password, text) => {
    expect(errorTextOf(SignInSchema, { email: 'ada@example.org', password })).toBe(text);
  });

  it.each(['x', ' ', passwordOf(128)])('accepts the password %j without checking its character classes', (password) => {
    expect(SignInSchema.parse({ email: ' Ada@example.org', password })).toEqual({ email: 'ada@example.org', password });
  });
});

// @see core §5.7, §6.1, §9.5
it.each(['', 'owner', 'Admin', ' admin', '__proto__', undefined, ['admin']])('The role %j is refused', (role) => {
  expect(errorTextOf(RoleSchema, role)).toBe('Invalid role');
});

describe('A change of password', () => {
  const change = { currentPassword: 'old', newPassword: passwordOf(12), confirmation: passwordOf(12) };
  it.each([
    [
      'a different confirmation',
      { ...change, confirmation: passwordOf(13) },
      'confirmation',
      'The two passwords are not the same',
    ],
    ['no confirmation', { ...change, confirmation: undefined }, 'confirmation', 'The two passwords are not the same'],
    ['no current password', { ...change, currentPassword: '' }, 'currentPassword', 'Password is required'],
    [
      'the current password as the new one',
      { ...change, currentPassword: passwordOf(12) },
      'newPassword',
      'Choose a password that differs from the current one',
    ],
  ])('is refused with %s, and the error names the field', (_, value, field, text) => {
    expect(errorTextOf(PasswordChangeSchema, value)).toBe(text);
    expect(PasswordChangeSchema.safeParse(value).error?.issues.map((issue) => issue.path.join())).toEqual([field]);
  });
});

it('The schema of a new account accepts four fields and ignores all others', () => {
  const account = { fullName: 'Ada Lovelace', email: 'ada@example.org', password: passwordOf(12), role: 'parent' };
  const more = {
    id: 'x',
    suspended_at: null,
    temporaryPasswordUntil: null,
    user_id: 'y',
    __proto__: { role: 'admin' },
  };
  expect(NewAccountSchema.parse({ ...more, ...account })).toEqual(account);
});
