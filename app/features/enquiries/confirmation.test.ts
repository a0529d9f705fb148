import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseKeys } from '#platform/keyring.server.ts';
import { sealConfirmation, unsealConfirmation } from './confirmation.server.ts';
import type { NewEnquiry } from './enquiries.schema.ts';

const keyring = parseKeys(`1:${Buffer.alloc(32, 1).toString('base64')}`);
const enquiry: NewEnquiry = {
  topic: 'consultation',
  name: '王小明',
  email: 'layla@example.org',
  region: 'Dubai',
  stage: 'primary',
  message: 'We would like to hear about the primary years.',
  requestId: randomUUID(),
};
const reference = 'ENQ-7K4M-2QXD';
const minutes = 60_000;

describe('The link to a confirmation', () => {
  it('can be opened for an hour, and does not contain the message', () => {
    const link = sealConfirmation(keyring, { reference, enquiry }, 0);
    expect(link).toMatch(/^[\w-]+$/);
    const { message: _, requestId: __, ...shown } = enquiry;
    expect(unsealConfirmation(keyring, link, 59 * minutes)).toEqual({ ...shown, isMailed: true, reference });
    expect(unsealConfirmation(keyring, link, 60 * minutes)).toBeNull();
  });

  it('has no region and no stage for topics other than a consultation', () => {
    const { region: _, stage: __, ...rest } = enquiry;
    const link = sealConfirmation(keyring, { reference, enquiry: { ...rest, topic: 'data' } });
    expect(unsealConfirmation(keyring, link)).toMatchObject({ topic: 'data', region: null, stage: null });
  });

  it('of a safeguarding concern contains neither name nor address', () => {
    const { region: _, stage: __, ...rest } = enquiry;
    for (const acknowledge of ['', 'on'] as const) {
      const concern = { ...rest, topic: 'safeguarding', acknowledge } as const;
      const link = sealConfirmation(keyring, { reference, enquiry: concern });
      const shown = { name: '', email: '', isMailed: acknowledge === 'on' };
      expect(unsealConfirmation(keyring, link)).toMatchObject(shown);
    }
  });

  it('is refused if it was changed, or sealed with other keys or for another purpose', () => {
    const link = sealConfirmation(keyring, { reference, enquiry });
    const changed = `${link.slice(0, -8)}${link.endsWith('AAAAAAAA') ? 'BBBBBBBB' : 'AAAAAAAA'}`;
    const otherKeys = parseKeys(`1:${Buffer.alloc(32, 2).toString('base64')}`);
    const otherPlace = keyring.seal({ table: 'enquiries', column: 'name', id: 'link' }, '{}').toString('base64url');
    for (const forged of ['', 'x', '../..', changed, link.slice(1), otherPlace, 'A'.repeat(100_000)])
      expect(unsealConfirmation(keyring, forged)).toBeNull();
    expect(unsealConfirmation(otherKeys, link)).toBeNull();
  });
});
