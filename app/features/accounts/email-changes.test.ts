import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EmailChangeMail } from '#content/mails/queued-mails.ts';
import { deleteShortLived } from '#jobs/apply-retention.ts';
import { sendEmailChange } from '#jobs/send-email-change.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { makePerson, openSession, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { secretContext } from '../mails/sealed-mails.server.ts';
import { cancelOwnEmailChange, confirmEmailLink, refuseEmailLink, requestEmailChange } from './change-email.server.ts';
import { findEmailLink, findOwnEmailChange } from './email-changes.server.ts';
import { findSession } from './sessions.server.ts';

/* @see PD-40 */

let database: TestDatabase;
let owner: pg.Pool;
let parent: TestPerson;
let token: string;
let newEmail: string;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Pool({ ...database.owner, max: 4 });
});
afterAll(async () => {
  await owner.end();
  await database.close();
});
beforeEach(async () => {
  parent = await makePerson(database, 'parent');
  token = await openSession(database, parent.id);
  newEmail = `new.${parent.id}@example.org`;
});

const request = (email = newEmail, of = token) => writeAs(person(parent.id), (tx) => requestEmailChange(tx, of, email));
const ownChange = () => readAs(person(parent.id), findOwnEmailChange);
const addressOf = async ({ id } = parent) =>
  (await database.asOwner<{ email: string }>('select email from profiles where id = $1', [id]))[0]?.email;
const acts = async () =>
  (await database.asOwner('select act from audit_log where subject_id = $1 order by id', [parent.id])).map(
    ({ act }) => act,
  );

/** Runs the jobs of the queue. */
async function runJobs(): Promise<void> {
  const changes = await database.asOwner<{ id: string }>('select id from accounts.email_changes');
  for (const { id } of changes) await sendEmailChange({ changeId: id }, owner, database.keyring);
}

async function mailsAbout({ id } = parent): Promise<EmailChangeMail[]> {
  const rows = await database.asOwner<{ id: string; sealed_secret: Buffer }>(
    `select id, sealed_secret from mails where person_id = $1 and template = 'email-change' order by created_at`,
    [id],
  );
  return rows.map((mail) => JSON.parse(database.keyring.unseal(secretContext(mail.id), mail.sealed_secret)));
}

/** Requests a change and returns the tokens of its mails. */
async function links(): Promise<{ old: string; new: string }> {
  await request();
  await runJobs();
  const mails = await mailsAbout();
  const tokenOf = (to: string) => mails.findLast((mail) => mail.to === to)?.token ?? '';
  return { old: tokenOf(parent.email), new: tokenOf(newEmail) };
}

const later = (interval: string) =>
  database.asOwner(
    'update accounts.email_changes set requested_at = requested_at - $2::interval where person_id = $1',
    [parent.id, interval],
  );

describe('A request to change the address', () => {
  it('is refused without a recent password in the person’s own session, and to a suspended person', async () => {
    const otherPerson = await makePerson(database, 'admin');
    expect(await request(newEmail, await openSession(database, otherPerson.id))).toBe('refused');
    expect(await request(newEmail, makeToken())).toBe('refused');
    await database.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '10 minutes' where token_hash = $1`,
      [tokenHash(token)],
    );
    expect(await request()).toBe('refused');
    await database.asOwner('update accounts.sessions set password_entered_at = now() where token_hash = $1', [
      tokenHash(token),
    ]);
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [parent.id]);
    expect(await request()).toBe('refused');
    expect(await database.asOwner('select from accounts.email_changes where person_id = $1', [parent.id])).toEqual([]);
  });

  it('is refused for the current address, and after five requests in a day', async () => {
    expect(await request(parent.email.toUpperCase())).toBe('unchanged');
    for (let count = 0; count < 5; count++) expect(await request()).toBe('requested');
    expect(await request()).toBe('too many');
  });

  it('sends one link to each address, and does not name the person to the new address', async () => {
    await request();
    await runJobs();
    await runJobs();
    const mails = await mailsAbout();
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['approve', parent.email],
      ['confirm', newEmail],
    ]);
    expect(new Set(mails.map((mail) => mail.token)).size).toBe(2);
    expect(await findEmailLink(mails[1]?.token ?? '')).toEqual({
      sentTo: 'new',
      newEmail,
      fullName: null,
      isConfirmed: false,
    });
  });

  it('gets the same response for an address in use, whose owner is notified without a link', async () => {
    const holder = await makePerson(database, 'mentor');
    expect(await request(holder.email)).toBe('requested');
    await runJobs();
    expect(await ownChange()).toEqual({ newEmail: holder.email, isOldConfirmed: false, isNewConfirmed: false });
    expect((await mailsAbout()).map(({ kind }) => kind)).toEqual(['approve']);
    expect(await mailsAbout(holder)).toEqual([
      { kind: 'taken', to: holder.email, fullName: holder.fullName, newEmail: holder.email },
    ]);
  });

  it('invalidates the links of an earlier request', async () => {
    const earlier = await links();
    const now = await links();
    expect([await confirmEmailLink(earlier.old), await confirmEmailLink(earlier.new)]).toEqual(['invalid', 'invalid']);
    expect([await confirmEmailLink(now.old), await confirmEmailLink(now.new)]).toEqual(['confirmed', 'changed']);
  });

  it('is stored once if two are made at the same time', async () => {
    expect(await Promise.all([request(), request(`other.${newEmail}`)])).toEqual(['requested', 'requested']);
    expect(await database.asOwner('select from accounts.email_changes where person_id = $1', [parent.id])).toHaveLength(
      1,
    );
  });

  it('can be cancelled once by the person, which invalidates its links', async () => {
    const { old } = await links();
    const cancel = () => writeAs(person(parent.id), cancelOwnEmailChange);
    expect([await cancel(), await cancel()]).toEqual([true, false]);
    expect([await ownChange(), await findEmailLink(old)]).toEqual([null, null]);
  });
});

describe('The links of an address change', () => {
  it('do not change the address while only one was used, however often', async () => {
    const { new: link } = await links();
    expect([await confirmEmailLink(link), await confirmEmailLink(link)]).toEqual(['confirmed', 'confirmed']);
    expect(await addressOf()).toBe(parent.email);
    expect(await ownChange()).toEqual({ newEmail, isOldConfirmed: false, isNewConfirmed: true });
  });

  // @see translations account.changeEmail, translations confirmEmail, mails/email-change.ts
  it('change the address once both were used, keep the sessions and notify both addresses', async () => {
    const elsewhere = await openSession(database, parent.id);
    const { old, new: link } = await links();
    await confirmEmailLink(link);
    expect(await confirmEmailLink(old)).toBe('changed');
    expect(await addressOf()).toBe(newEmail);
    expect(await findSession(elsewhere, 'read')).toMatchObject({ email: newEmail });
    expect([await confirmEmailLink(old), await findEmailLink(link)]).toEqual(['invalid', null]);
    await runJobs();
    await runJobs();
    expect((await mailsAbout()).slice(2).map(({ kind, to }) => [kind, to])).toEqual([
      ['completed', parent.email],
      ['completed', newEmail],
    ]);
    expect(await acts()).toEqual(['email change requested', 'email changed']);
  });

  it('change the address once if both are used at the same time', async () => {
    const { old, new: link } = await links();
    const outcomes = await Promise.all([old, link, old, link].map(confirmEmailLink));
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
    expect(await addressOf()).toBe(newEmail);
  });

  it('invalidate password links that were sent to the old address', async () => {
    await database.asOwner(
      `insert into accounts.password_links (token_hash, person_id, purpose, credential_digest, expires_at)
       values (sha256(uuid_send($1)), $1, 'reset', '', now() + interval '1 hour')`,
      [parent.id],
    );
    const { old, new: link } = await links();
    for (const one of [old, link]) await confirmEmailLink(one);
    expect(await database.asOwner('select from accounts.password_links where person_id = $1', [parent.id])).toEqual([]);
  });

  it('are invalid after 24 hours, for a suspended person, and if another account has the new address', async () => {
    const { old, new: link } = await links();
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [parent.id]);
    expect([await findEmailLink(old), await confirmEmailLink(old), await refuseEmailLink(old)]).toEqual([
      null,
      'invalid',
      false,
    ]);
    await database.asOwner('update profiles set suspended_at = null where id = $1', [parent.id]);
    await confirmEmailLink(old);
    await makePerson(database, 'parent', { email: newEmail });
    expect(await confirmEmailLink(link)).toBe('invalid');
    expect(await addressOf()).toBe(parent.email);
    newEmail = `newer.${parent.id}@example.org`;
    const late = await links();
    await later('24 hours');
    expect([await confirmEmailLink(late.old), await findEmailLink(late.new), await ownChange()]).toEqual([
      'invalid',
      null,
      null,
    ]);
    await deleteShortLived(owner);
    expect(await database.asOwner('select from accounts.email_changes where person_id = $1', [parent.id])).toEqual([]);
  });

  // @see translations account.changeEmail, translations confirmEmail, mails/email-change.ts
  it('can refuse the change, which ends every session from the old address and none from the new one', async () => {
    const first = await links();
    expect(await refuseEmailLink(first.new)).toBe(true);
    expect(await findSession(token, 'read')).not.toBeNull();
    const { old, new: link } = await links();
    expect([await refuseEmailLink(old), await refuseEmailLink(old)]).toEqual([true, false]);
    expect(await findSession(token, 'read')).toBeNull();
    expect(await confirmEmailLink(link)).toBe('invalid');
    expect(await addressOf()).toBe(parent.email);
  });
});
