import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePerson, type TestPerson } from '../../../tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { job, readAs } from '../../platform/database.server.ts';
import { findSession } from './sessions.server.ts';
import { changePassword, signIn } from './sign-in.server.ts';

vi.mock('@node-rs/argon2', () => import('../../../tests/support/quick-argon.ts'));

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

describe('A sign-in sends no mail', () => {
  it('if it is the first of the person, or in a browser in which they signed in before', async () => {
    const { deviceToken } = await enter(null);
    await enter(deviceToken);
    expect(await mails()).toEqual([]);
  });

  it('with a wrong password', async () => {
    await enter(null);
    const { email } = parent;
    await signIn({ email, password: 'wrong', network: '192.0.2.1', oldToken: null });
    expect(await mails()).toEqual([]);
  });

  it('after the person has changed the password in this browser', async () => {
    const { token, deviceToken } = await enter(null);
    const session = await findSession(token, 'asks');
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

describe('A sign-in is told by mail', () => {
  it('if it is in a browser that only somebody else has used, or in none that is known', async () => {
    await enter(null);
    const other = await makePerson(database, 'parent');
    const { deviceToken } = await enter(null, other);
    await enter(deviceToken);
    expect(await mails()).toHaveLength(1);
    await enter(null);
    expect(await mails()).toHaveLength(2);
    expect(await mails(other)).toEqual([]);
  });

  it('with the browser of its first request and the time zone of the person, once the request had time to come', async () => {
    await enter(null);
    const { token } = await enter(null);
    await findSession(token, 'slides', 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0');
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

  it('ten times a day at most', async () => {
    for (let count = 0; count < 12; count++) await enter(null);
    expect(await mails()).toHaveLength(10);
  });
});
