import { describe, expect, it } from 'vitest';
import { school } from '../../../content/school.ts';
import { people } from '../../../database/demo/people.ts';
import { testPassword } from '../../../tests/support/people.ts';
import { NewPasswordSchema } from './accounts.schema.ts';
import { findWeakness } from './password-blocklist.server.ts';
import { makeTemporaryPassword } from './temporary-password.ts';

const owner = { fullName: 'Zoë Adeyemi-O’Neil', email: 'zoe.adeyemi@family-mail.example' };

describe('A password that satisfies the rules is refused as common:', () => {
  it.each([
    'Password123!',
    'Qwertyuiop1!',
    'Welcome2026!!',
    'Aaaaaaaaaaa1!',
    'P@ssw0rd2026!',
    'Pa$$w0rd-1234',
    '2026-Password!',
    'Summer-2026-!!',
    'ILoveYou1234!',
    'I-Love-You-1234!',
    'Abcdefgh1234!',
    '1q2w3e4r5T!y',
    'Zaq12wsxcde3!',
    'Football2025!!',
    'Admin@123456',
    'Admin!123456',
    'Changeme-1234',
    '123456789012Aa!',
    'Aa1!xxxxxxxx',
    'Aa1!Aa1!Aa1!',
    'Dragon-Dragon-1',
    'Iloveyou-2020-',
    'L1verp00l-2026',
    'Pássword-2026!',
    'Ｐassword-2026!',
    'Letmein!letmein1',
  ])('%s', async (password) => {
    expect(NewPasswordSchema.safeParse(password).success).toBe(true);
    expect(await findWeakness(password, owner)).toBe('common');
  });
});

it('A password of digits that are no sequence is not taken for a common one', async () => {
  expect(await findWeakness('Aa1!23948723984', owner)).toBeNull();
});

describe('A password that is made from what is known of its owner or the school is refused as personal:', () => {
  it.each([
    'Zoe-Adeyemi-1!',
    'Zoë.Adeyemi.26',
    'Oneil-2026-!!',
    'Adeyemi!Zoe!99',
    'Z0e-Ad3yemi-1!',
    'zoe.adeyemi@family-mail.exampleA1',
    'Family-Mail-2026!',
    'AdeyemiPassword1!',
    `${school.shortName}2026!!!`,
    `Welcome-${school.shortName}-1`,
    `${school.name} 1!`,
  ])('%s', async (password) => {
    expect(await findWeakness(password, owner)).toBe('personal');
  });

  it('names in other scripts', async () => {
    const chinese = { fullName: '陈静怡', email: 'chen.jingyi@example.org' };
    expect(await findWeakness('陈静怡-Chen-2026', chinese)).toBe('personal');
    const arabic = { fullName: 'ليلى منصور', email: 'layla@example.org' };
    expect(await findWeakness('ليلى-منصور-Aa-1', arabic)).toBe('personal');
  });
});

describe('A password is accepted', () => {
  it.each([
    testPassword,
    'Another-Horse-7y?',
    'Correct-Horse-9x!',
    'Żółć-ß-٣-école',
    'xK9-welcome-QpLm',
    'Teapot!Lantern4Moss',
    '王小明-Tt-天空海洋-7',
  ])('that has letters of its own: %s', async (password) => {
    expect(await findWeakness(password, owner)).toBeNull();
  });

  it('that the demo has', async () => {
    for (const person of Object.values(people))
      expect(await findWeakness(person.password, person), person.password).toBeNull();
  });

  it('that the portal has made', async () => {
    const made = await Promise.all(Array.from({ length: 2_000 }, () => findWeakness(makeTemporaryPassword(), owner)));
    expect(made.filter((weakness) => weakness !== null)).toEqual([]);
  });
});

it('The longest password is checked in some milliseconds', async () => {
  await findWeakness('x', owner);
  const started = performance.now();
  for (const unit of ['Aa1!', 'p@$$w0rD', '4@8({[<3€6901!|7+2%57Aa'])
    await findWeakness(unit.repeat(64).slice(0, 127).concat('#'), owner);
  expect(performance.now() - started).toBeLessThan(1_000);
});
