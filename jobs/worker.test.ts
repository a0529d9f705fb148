import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EnquiryTopic, officeOfTopic } from '#content/enquiry-topics.ts';
import { imprintIn } from '#content/imprint.ts';
import { addConsentAnswers, addConsents } from '#database/samples/consents.ts';
import { addCourses } from '#database/samples/courses.ts';
import { addEnquiry } from '#database/samples/enquiries.ts';
import { addMails } from '#database/samples/mails.ts';
import { addMeeting, addMeetingOffer } from '#database/samples/meetings.ts';
import { addStudents } from '#database/samples/students.ts';
import { sealAuditLog } from '#features/audit/seal-audit-log.server.ts';
import { keptUntil } from '#features/enquiries/retention.ts';
import { queueInvitation, sealAcknowledgement } from '#features/mails/queue-mails.server.ts';
import { person, writeAs } from '#platform/database.server.ts';
import { createMailer } from '#platform/mail.server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { applyRetention, deleteShortLived } from './apply-retention.ts';
import { queueScheduledTasks } from './schedule.ts';
import { unlockTasks } from './unlock-tasks.ts';
import { startWorker } from './worker.ts';

let database: TestDatabase;
let admin: TestPerson;
let folder: string;
beforeAll(async () => {
  [database, folder] = await Promise.all([openTestDatabase(), mkdtemp(path.join(tmpdir(), 'school-jobs-'))]);
  admin = await makePerson(database, 'admin');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const temporary = 'H5bbk-G5xxs-K9kvk-L9iqk';

async function invite(personId: string): Promise<void> {
  await writeAs(person(admin.id), (tx) => queueInvitation(tx, { personId, password: temporary }));
}

function workWith(smtpUrl: string | null) {
  return startWorker({
    owner: database.owner,
    mailer: createMailer({ smtpUrl, from: 'School <school@example.org>', folder }),
    keyring: database.keyring,
    appUrl: new URL('https://school.example'),
    admissionsEmail: null,
    validHours: { temporaryPassword: 72, invitationLink: 168, resetLink: 0.5 },
  });
}

async function mailOf(personId: string): Promise<{ state: string; sealed_secret: Buffer | null } | undefined> {
  const [row] = await database.asOwner<{ state: string; sealed_secret: Buffer | null }>(
    'select state, sealed_secret from mails where person_id = $1 order by created_at desc limit 1',
    [personId],
  );
  return row;
}

describe('A mail with temporary credentials', () => {
  // @see privacy-policy 6.2, it-security 2.8
  it('is stored encrypted, written to a file if no mail server is set, and its password is erased', async () => {
    const parent = await makePerson(database, 'parent', { fullName: 'محمد الأمين' });
    await invite(parent.id);
    const waiting = await mailOf(parent.id);
    expect(waiting?.state).toBe('waiting');
    expect(waiting?.sealed_secret?.includes(Buffer.from(temporary))).toBe(false);
    const worker = await workWith(null);
    await eventually(async () => expect(await mailOf(parent.id)).toEqual({ state: 'written', sealed_secret: null }));
    await worker.stop();
    const [file] = await readdir(folder);
    const mail = await readFile(path.join(folder, file ?? ''), 'utf8');
    expect(mail).toContain(parent.email);
    expect(mail).toMatch(/Content-Type: text\/plain/);
  });

  it('is marked failed if the mail server refuses it permanently, and its password is erased', async () => {
    const parent = await makePerson(database, 'parent');
    const server = new SMTPServer({
      authOptional: true,
      logger: false,
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No such person'), { responseCode: 550 })),
    });
    const port = await new Promise<number>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
    });
    await invite(parent.id);
    const worker = await workWith(`smtp://127.0.0.1:${port}`);
    await eventually(async () => expect(await mailOf(parent.id)).toEqual({ state: 'failed', sealed_secret: null }));
    await worker.stop();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('stays waiting while the mail server is unavailable', async () => {
    const parent = await makePerson(database, 'parent');
    await invite(parent.id);
    const worker = await workWith('smtp://127.0.0.1:1');
    const attempts = async () =>
      (await database.asOwner<{ attempts: number }>(`select max(attempts) as attempts from graphile_worker.jobs`))[0]
        ?.attempts;
    await eventually(async () => expect(await attempts()).toBeGreaterThanOrEqual(1));
    await worker.stop();
    expect((await mailOf(parent.id))?.state).toBe('waiting');
  });

  // @see mails/invitation.ts
  it('is not sent after its temporary password has expired, and the password is erased', async () => {
    const parent = await makePerson(database, 'parent');
    await invite(parent.id);
    await database.asOwner(`update mails set created_at = now() - interval '73 hours' where person_id = $1`, [
      parent.id,
    ]);
    const worker = await workWith('smtp://127.0.0.1:1');
    await eventually(async () => expect(await mailOf(parent.id)).toEqual({ state: 'failed', sealed_secret: null }));
    await worker.stop();
  });

  it('is rolled back with its transaction', async () => {
    const parent = await makePerson(database, 'parent');
    const broken = writeAs(person(admin.id), async (tx) => {
      await queueInvitation(tx, { personId: parent.id, password: temporary });
      throw new Error('something later failed');
    });
    await expect(broken).rejects.toThrow('something later failed');
    expect(await mailOf(parent.id)).toBeUndefined();
  });
});

type Enquired = { topic: EnquiryTopic; name: string; receivedAt: string; consultationOn: string; closedAt: string };

/** An enquiry as stored by the form's action, with its acknowledgement queued. */
async function enquire({ receivedAt, closedAt, ...more }: Partial<Enquired> = {}): Promise<string> {
  const { topic = 'consultation', name = 'Layla Haddad' } = more;
  const { id } = await addEnquiry(database.asOwner, database.keyring, {
    ...more,
    receivedAt: receivedAt ? new Date(receivedAt) : new Date(),
    closedAt: closedAt ? new Date(closedAt) : null,
  });
  const mail = sealAcknowledgement(database.keyring, {
    topic,
    name,
    email: `${id}@example.org`,
    reference: `ENQ-${id.slice(0, 4)}`,
    language: 'fr',
  });
  await addMails(database.asOwner, [{ ...mail, enquiryId: id, template: 'enquiry-received' }]);
  await database.asOwner('select add_job($1, $2)', ['send-mail', { mailId: mail.id }]);
  return id;
}

describe('The acknowledgement of an enquiry', () => {
  const writtenFor = async (id: string) => {
    const worker = await workWith(null);
    const state = async () =>
      (await database.asOwner('select state, sealed_secret from mails where enquiry_id = $1', [id]))[0];
    await eventually(async () => expect(await state()).toEqual({ state: 'written', sealed_secret: null }));
    await worker.stop();
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
    return decoded(mails.find((mail) => mail.includes(`${id}@example.org`)) ?? '');
  };

  // @see mails/enquiry-received.ts
  it('is in the visitor’s language, names the reference, and its stored receiver is erased', async () => {
    const mail = await writtenFor(await enquire({ name: 'Zoë O’Neil' }));
    expect(mail).toContain('Content-Language: fr');
    expect(mail).toContain('Bonjour Zoë O’Neil,');
    expect(mail).toMatch(/Votre référence : ENQ-[0-9a-f]{4}/);
    expect(mail).toContain('48 heures');
    expect(mail).toContain(imprintIn('fr'));
  });

  // @see mails/message-received.ts
  it('names the office for another topic, but not the topic in its subject line', async () => {
    const mail = await writtenFor(await enquire({ topic: 'safeguarding' }));
    expect(mail).toContain('référent désigné pour la protection de l’enfance');
    for (const number of ['999', '0800 1111']) expect(mail).toContain(number);
    expect(mail).toContain('Votre message nous est parvenu');
    expect(mail).not.toContain('48 heures');
    expect(mail).toContain(imprintIn('fr'));
  });

  // @see privacy-policy 6.2, pages/privacy sections 2 paragraphs 1, mails/enquiry-received.ts
  it('omits a name that contains a URL, so that visitors cannot send spam to any address', async () => {
    const mail = await writtenFor(await enquire({ name: 'Win now at http://evil.example' }));
    expect(mail).toContain('Bonjour,');
    expect(mail).not.toContain('evil');
  });
});

/** Decodes quoted-printable text. */
function decoded(mail: string): string {
  const bytes = mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

describe('The nightly deletion', () => {
  // @see content §9.4, privacy-policy 7.1, privacy-policy 7.6, admissions-policy 2.8, pages/admissions enquiry steps
  // @see pages/privacy glance figures 0, pages/privacy sections 1 paragraphs 1
  it('deletes expired enquiries with their mails and records their number', async () => {
    await database.asOwner('delete from enquiries');
    const kept = [
      await enquire({ receivedAt: '2026-05-11T00:00:01Z' }),
      await enquire({ receivedAt: '2026-01-01', consultationOn: '2026-02-01' }),
    ];
    await enquire({ receivedAt: '2026-05-11' });
    await enquire({ receivedAt: '2025-06-01', consultationOn: '2025-08-31' });
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    await applyRetention({ owner: pool, keyring: database.keyring }, new Date('2026-06-10T00:00:00Z'));
    await applyRetention({ owner: pool, keyring: database.keyring }, new Date('2026-06-10T00:00:00Z'));
    await pool.end();
    const left = await database.asOwner<{ id: string }>('select id from enquiries');
    expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
    expect(await database.asOwner('select from mails where enquiry_id is not null')).toHaveLength(2);
    expect(
      await database.asOwner(
        `select actor_id, subject_id, details from audit_log where details ->> 'rule' = 'enquiries'`,
      ),
    ).toEqual([{ actor_id: null, subject_id: null, details: { rule: 'enquiries', count: 2 } }]);
  });

  // @see privacy-policy 7.5
  it('deletes messages on other topics when their period after closing has ended, as the console shows', async () => {
    await database.asOwner('delete from enquiries');
    const now = new Date('2031-02-28T09:00:00Z');
    const closings = [null, '2031-01-29T09:00:00Z', '2031-01-29T09:00:01Z', '2024-02-28T09:00:00Z'];
    const more = ['2024-02-29T09:00:00Z', '2024-02-29T09:00:01Z', '2024-03-01T00:00:00Z', '2010-01-01T00:00:00Z'];
    const expected: string[] = [];
    for (const topic of ['safeguarding', 'complaint', 'cancellation', 'data', 'account', 'other'] as const) {
      for (const closedAt of [...closings, ...more]) {
        const id = await enquire({ topic, receivedAt: '2010-01-01', ...(closedAt && { closedAt }) });
        const closed = closedAt === null ? null : new Date(closedAt);
        const until = keptUntil({
          topic,
          office: officeOfTopic[topic],
          receivedAt: new Date('2010-01-01'),
          consultationOn: null,
          closedAt: closed,
        });
        if (until === null || until > now) expected.push(id);
      }
    }
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    await applyRetention({ owner: pool, keyring: database.keyring }, now);
    await pool.end();
    const left = await database.asOwner<{ id: string }>('select id from enquiries');
    expect(left.map(({ id }) => id).sort()).toEqual(expected.sort());
    expect(left).toHaveLength(3 * 5 + 3 * 2);
  });

  it('deletes a question with its answers when the last student is deleted about whom it was asked', async () => {
    const parent = await makePerson(database, 'parent');
    const [student, other] = [randomUUID(), randomUUID()] as const;
    await addStudents(database.asOwner, [{ id: student, parentId: parent.id }, { id: other }]);
    const [consentId = '', kept = ''] = await addConsents(database.asOwner, [
      { studentIds: [student] },
      { studentIds: [other] },
    ]);
    await addConsentAnswers(database.asOwner, [
      { consentId, studentId: student, guardianId: parent.id, answer: 'yes' },
    ]);
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    await deleteShortLived(pool);
    expect(await database.asOwner('select from consents')).toHaveLength(2);
    await database.asOwner('delete from students where id = $1', [student]);
    await deleteShortLived(pool);
    await pool.end();
    expect(await database.asOwner('select id from consents')).toEqual([{ id: kept }]);
    expect(await database.asOwner('select from consent_answers')).toEqual([]);
  });

  it('deletes an archived course when the last student is deleted who attended it', async () => {
    const [student, other] = [randomUUID(), randomUUID()] as const;
    await addStudents(database.asOwner, [{ id: student }, { id: other }]);
    const archivedAt = new Date();
    const [, ...kept] = await addCourses(database.asOwner, database.keyring, [
      { studentIds: [student], archivedAt },
      { studentIds: [student, other], archivedAt },
      { studentIds: [student] },
    ]);
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    await deleteShortLived(pool);
    expect(await database.asOwner('select from courses')).toHaveLength(3);
    await database.asOwner('delete from students where id = $1', [student]);
    await deleteShortLived(pool);
    await pool.end();
    const left = await database.asOwner<{ id: string }>('select id from courses');
    expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
  });

  it('deletes a meeting with the last student whom it was about', async () => {
    const [parent, mentor] = [await makePerson(database, 'parent'), await makePerson(database, 'mentor')];
    const [student, other] = [randomUUID(), randomUUID()] as const;
    await addStudents(database.asOwner, [{ id: student, parentId: parent.id }, { id: other }]);
    const startsAt = new Date(Date.now() + 86_400_000);
    const [time] = await addMeetingOffer(database.asOwner, database.keyring, {
      ownerId: mentor.id,
      times: [{ startsAt, endsAt: new Date(startsAt.getTime() + 900_000) }],
    });
    if (!time) throw new Error('The offer has no time');
    await addMeeting(database.asOwner, time, { studentIds: [student, other], bookedBy: parent.id });
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    const left = async (deleted: string) => {
      await database.asOwner('delete from students where id = $1', [deleted]);
      await deleteShortLived(pool);
      return database.asOwner('select from meetings');
    };
    expect(await left(student)).toHaveLength(1);
    expect(await left(other)).toEqual([]);
    expect(await database.asOwner('select from meeting_times')).toHaveLength(1);
    await pool.end();
  });

  it('deletes the networks of enquiries after an hour', async () => {
    await database.asOwner(`insert into enquiry_attempts (network, attempted_at)
      values ('192.0.2.1', now() - interval '61 minutes'), ('192.0.2.2', now() - interval '59 minutes')`);
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    await deleteShortLived(pool);
    await pool.end();
    expect(await database.asOwner('select network from enquiry_attempts')).toEqual([{ network: '192.0.2.2' }]);
  });
});

describe('The mail about a lockout', () => {
  async function lockedMailTo(language: string | null) {
    const { id, email } = await makePerson(database, 'parent', { fullName: 'Zoë O’Neil' });
    await database.asOwner('update accounts.people set language = $2 where id = $1', [id, language]);
    const [mailId] = await addMails(database.asOwner, [{ personId: id, template: 'sign-in-locked' }]);
    await database.asOwner('select add_job($1, $2)', ['send-mail', { mailId }]);
    const worker = await workWith(null);
    await eventually(async () => expect((await mailOf(id))?.state).toBe('written'));
    await worker.stop();
    const mails = await Promise.all(
      (await readdir(path.join(folder))).map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    return mails.find((mail) => mail.includes(`<${email}>`)) ?? '';
  }

  it('is in the language that its receiver chose', async () => {
    const mail = await lockedMailTo('fr');
    expect(mail).toContain('Content-Language: fr');
    expect(mail).toContain('Bonjour Zo');
    expect(mail).not.toContain('Dear Zo');
  });

  it('is in all four languages for a receiver who chose none', async () => {
    const mail = await lockedMailTo(null);
    expect(mail).toContain('—'.repeat(3).replaceAll('—', '=E2=80=94'));
    expect(mail).toContain('Dear Zo');
    expect(mail).toContain('Bonjour Zo');
  });
});

describe('A wrong clock', () => {
  it('deletes no enquiries, because the clock of the database is used', async () => {
    const id = await enquire();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 24 * 3_600_000 });
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    try {
      await applyRetention({ owner: pool, keyring: database.keyring });
    } finally {
      vi.useRealTimers();
      await pool.end();
    }
    expect(await database.asOwner('select from enquiries where id = $1', [id])).toHaveLength(1);
  });

  it('does not stop the schedule after it was ahead and is set back', async () => {
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    await queueScheduledTasks(pool);
    const hoursUntilRun = async (queuedFor: string) => {
      await database.asOwner(
        `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + $1::interval)
         from graphile_worker.jobs where key = 'apply-retention'`,
        [queuedFor],
      );
      await queueScheduledTasks(pool);
      const [row] = await database.asOwner<{ hours: number }>(
        `select extract(epoch from run_at - now())::float / 3600 as hours
         from graphile_worker.jobs where key = 'apply-retention'`,
      );
      return row?.hours ?? Number.NaN;
    };
    expect(await hoursUntilRun('8 days')).toBeLessThanOrEqual(24);
    expect(await hoursUntilRun('1 minute')).toBeCloseTo(1 / 60, 2);
    // Due during an outage.
    expect(await hoursUntilRun('-2 days')).toBeCloseTo(-48, 2);
    await pool.end();
  });

  it('queues each scheduled task at most once if it is set forward by days', async () => {
    const pool = new pg.Pool({ ...database.owner, max: 2 });
    await Promise.all([queueScheduledTasks(pool), queueScheduledTasks(pool)]);
    const queued = () =>
      database.asOwner('select key from graphile_worker.jobs where key = task_identifier order by key');
    const tasks = await queued();
    expect(tasks).toHaveLength(9);
    await database.asOwner(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now() - interval '3 days')
       from graphile_worker.jobs where key = task_identifier`,
    );
    await queueScheduledTasks(pool);
    expect(await queued()).toEqual(tasks);
    await pool.end();
  });

  it('is that of the database: tasks run at their time in UTC, and again after they failed for good', async () => {
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    const queued = () =>
      database.asOwner(
        `select key, to_char(run_at at time zone 'UTC', 'HH24:MI') as at, attempts from graphile_worker.jobs
         where key in ('apply-retention', 'delete-short-lived') order by key`,
      );
    await database.asOwner(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 3, max_attempts => 3)
       from graphile_worker.jobs where key = task_identifier`,
    );
    await queueScheduledTasks(pool);
    expect(await queued()).toEqual([
      { key: 'apply-retention', at: '03:23', attempts: 0 },
      { key: 'delete-short-lived', at: expect.stringMatching(/:17$/), attempts: 0 },
    ]);
    await pool.end();
  });
});

describe('Events of sign-in and access', () => {
  // @see privacy-policy 7.1, privacy-policy 7.6, it-security 7.3
  it('are deleted after a year; other events are kept', async () => {
    await database.asOwner(`insert into audit_log (act, subject_type, subject_id, happened_at)
      select act, 'account', gen_random_uuid(), now() - age
      from unnest(array['signed in', 'sign-in failed', 'access denied', 'account suspended']) as act,
        unnest(array[interval '13 months', interval '11 months']) as age order by age desc`);
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    await sealAuditLog(pool);
    await applyRetention({ owner: pool, keyring: database.keyring });
    await pool.end();
    const left = await database.asOwner(
      `select act, happened_at < now() - interval '1 year' as old from audit_log
       where happened_at < now() - interval '1 month' order by old, act`,
    );
    expect(left.map(({ act, old }) => `${act}${old ? ', old' : ''}`)).toEqual([
      'access denied',
      'account suspended',
      'sign-in failed',
      'signed in',
      'account suspended, old',
    ]);
  });
});

describe('A file that was uploaded but never sent', () => {
  // @see cookie-policy 3.6
  it('is deleted after 30 days, and an interrupted upload after an hour; a sent file is kept', async () => {
    const parent = await makePerson(database, 'parent');
    const [message] = await database.asOwner<{ id: string }>(
      `insert into messages (id, sender_id, subject, body) values (gen_random_uuid(), $1, '', '') returning id`,
      [parent.id],
    );
    await database.asOwner(
      `insert into files (id, owner_id, sealed_owner_id, message_id, position, details, created_at)
       select gen_random_uuid(), $1, $1, message_id, case when message_id is not null then 0 end, details, now() - age
       from (values
         ($2::uuid, '\\x01'::bytea, interval '90 days'),
         (null, '\\x02', '29 days'), (null, '\\x03', '31 days'),
         (null, null, '30 minutes'), (null, null, '2 hours')) as file (message_id, details, age)`,
      [parent.id, message?.id],
    );
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    await applyRetention({ owner: pool, keyring: database.keyring });
    await deleteShortLived(pool);
    await pool.end();
    const left = await database.asOwner<{ details: Buffer | null }>(
      'select details from files where owner_id = $1 order by created_at',
      [parent.id],
    );
    expect(left.map(({ details }) => details?.[0] ?? null)).toEqual([1, 2, null]);
  });
});

describe('A task whose process was killed', () => {
  it('is unlocked after five minutes, but not after one', async () => {
    await database.asOwner(`select graphile_worker.add_job('delete-short-lived')`);
    const lock = (minutes: number) =>
      database.asOwner(
        `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - make_interval(mins => $1)
         where task_id = (select id from graphile_worker._private_tasks where identifier = 'delete-short-lived')`,
        [minutes],
      );
    const unlocked: string[] = [];
    const queue = {
      forceUnlockWorkers: async (ids: string[]) => {
        unlocked.push(...ids);
      },
    };
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    await lock(1);
    await unlockTasks(pool, queue);
    expect(unlocked).toEqual([]);
    await lock(5);
    await unlockTasks(pool, queue);
    expect(unlocked).toEqual(['killed']);
    await pool.end();
  });
});
