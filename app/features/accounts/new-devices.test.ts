import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { job, readAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { findSession } from './sessions.server.ts';
import { changePassword, signIn } from './sign-in.server.ts';

vi.mock('@node-rs/argon2', () => import('#tests/support/quick-argon.ts'));

/* @see PD-37 @see PD-40 */

let database: TestDatabase;
let parent: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  parent = await makePerson(database, 'parent');
});

async function enter(deviceToken: string | null, { email, password } = parent) {
  const result = await signIn({ email, password, network: '192.0.2.1', oldToken: null, deviceToken });
  if (result.outcome !== 'signed in') throw new Error(result.outcome);
  return result;
}

const mails = ({ id } = parent) =>
  database.asOwner<{ id: string }>(`select id from mails where person_id = $1 and template = 'new-device'`, [id]);

describe('A sign-in', () => {
  it('sends no mail if it is the person’s first, or in a browser that they used before', async () => {
    const { deviceToken } = await enter(null);
    await enter(deviceToken);
    expect(await mails()).toEqual([]);
  });

  it('sends no mail if the password is wrong', async () => {
    await enter(null);
    const { email } = parent;
    await signIn({ email, password: 'wrong', network: '192.0.2.1', oldToken: null });
    expect(await mails()).toEqual([]);
  });

  it('sends no mail in the browser in which the person changed the password', async () => {
    const { token, deviceToken } = await enter(null);
    const session = await findSession(token, 'read');
    if (!session) throw new Error('no session');
    const newPassword = 'Another-Horse-7y?';
    const changed = await changePassword({
      ...{ session, token, deviceToken, newPassword },
      currentPassword: parent.password,
      network: '192.0.2.1',
    });
    await enter(changed.outcome === 'signed in' ? changed.deviceToken : null, { ...parent, password: newPassword });
    expect(await mails()).toEqual([]);
  });
});

describe('The mail about a sign-in', () => {
  // @see mails/new-device.ts
  it('is sent if the browser is unknown, or was used only by another person', async () => {
    await enter(null);
    const other = await makePerson(database, 'parent');
    const { deviceToken } = await enter(null, other);
    await enter(deviceToken);
    expect(await mails()).toHaveLength(1);
    await enter(null);
    expect(await mails()).toHaveLength(2);
    expect(await mails(other)).toEqual([]);
  });

  it('names the browser of the first request and the person’s time zone, and waits 20 seconds for that request', async () => {
    await enter(null);
    const { token } = await enter(null);
    await findSession(token, 'extend', 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0');
    await database.asOwner(`update accounts.people set time_zone = 'Asia/Dubai' where id = $1`, [parent.id]);
    const [mail] = await mails();
    const { rows } = await readAs(job('send-mail'), (tx) =>
      sql`select device, time_zone from accounts.new_device_of_mail(${mail?.id})`.execute(tx),
    );
    expect(rows).toEqual([{ device: 'Firefox/Windows', time_zone: 'Asia/Dubai' }]);
    expect(
      await database.asOwner(
        `select run_at > now() + interval '20 seconds' as is_later from graphile_worker.jobs where key = 'send-mail:' || $1`,
        [mail?.id],
      ),
    ).toEqual([{ is_later: true }]);
  });

  it('is sent at most ten times a day', async () => {
    for (let count = 0; count < 12; count++) await enter(null);
    expect(await mails()).toHaveLength(10);
  });
});
