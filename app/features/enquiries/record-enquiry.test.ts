import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEnquiry } from '#database/samples/enquiries.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type RecordedEnquiry, RecordedEnquirySchema } from './enquiries.schema.ts';
import { findEnquiry, listEnquiries } from './enquiries.server.ts';
import { enquiryLimits, enquiryList } from './enquiries.ts';
import { recordEnquiry, recordsEnquiries } from './record-enquiry.server.ts';
import { contentOf, enquiryPlace, sealedEnquiries } from './sealed-enquiries.server.ts';
import { listTimeline } from './timeline.server.ts';

let database: TestDatabase;
let admin: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin', { fullName: 'Ada Admin' });
});
beforeEach(async () => {
  await database.asOwner('delete from enquiries');
  await database.asOwner('update offices set holder_id = null, deputy_id = null');
});
afterAll(() => database.close());

const enquiry = (changed: Partial<RecordedEnquiry> = {}): RecordedEnquiry => ({
  name: 'Layla Haddad',
  email: '',
  phone: '+971 50 123 4567',
  region: 'Dubai',
  stage: 'primary',
  message: 'She asked whether her son can start in January.',
  language: 'ar',
  channel: 'phone',
  receivedOn: todayInUtc(),
  requestId: randomUUID(),
  ...changed,
});
const record = (recorded: RecordedEnquiry, by = admin) => writeAs(person(by.id), (tx) => recordEnquiry(tx, recorded));
const found = (id: string, by = admin) => readAs(person(by.id), (tx) => findEnquiry(tx, id));
const listed = async (search: string) =>
  readAs(person(admin.id), async (tx) => {
    const query = parseListQuery(enquiryList, new URLSearchParams({ search }));
    return (await listEnquiries(tx, query)).items;
  });

describe.each(['parent', 'mentor'] as const)('A %s', (role) => {
  it('cannot record an enquiry', async () => {
    const other = await makePerson(database, role);
    expect(await readAs(person(other.id), recordsEnquiries)).toBe(false);
    await expect(record(enquiry(), other)).rejects.toMatchObject({ code: '42501' });
    expect(await database.asOwner('select from enquiries')).toEqual([]);
  });
});

describe('A recorded enquiry', () => {
  // @see privacy-policy 3.1, translations addEnquiry.lead, translations addEnquiry.privacy
  // @see translations addEnquiry.receivedOn.hint
  it('is a new consultation without a mail, with who recorded it in the audit log and the timeline', async () => {
    const { id, reference } = await record(enquiry());
    expect(await found(id)).toMatchObject({
      reference,
      name: 'Layla Haddad',
      email: '',
      phone: '+971 50 123 4567',
      channel: 'phone',
      topic: 'consultation',
      office: null,
      state: 'new',
      language: 'ar',
      mailState: null,
    });
    expect(await database.asOwner('select from mails')).toEqual([]);
    expect(
      await database.asOwner(`select actor_id, subject_id, details from audit_log where act = 'enquiry recorded'`),
    ).toEqual([{ actor_id: admin.id, subject_id: id, details: {} }]);
    const timeline = await readAs(person(admin.id), (tx) => listTimeline(tx, id));
    expect(timeline).toMatchObject([{ kind: 'recorded', author: 'Ada Admin' }]);
  });

  it('is stored once for each form, also at once, and other content is refused', async () => {
    const form = enquiry();
    const [one, other] = await Promise.all([record(form), record(form)]);
    expect(other).toEqual(one);
    for (const changed of [{ message: 'Something else' }, { phone: '12345' }, { channel: 'fair' }] as const)
      await expect(record({ ...form, ...changed })).rejects.toMatchObject({ reason: 'other content' });
    expect(await database.asOwner('select from enquiries')).toHaveLength(1);
    expect(await database.asOwner(`select from audit_log where act = 'enquiry recorded'`)).toHaveLength(2);
  });

  it('is not limited to five an hour', async () => {
    for (let count = 0; count < 7; count++) await record(enquiry());
    expect(await database.asOwner('select from enquiries')).toHaveLength(7);
  });

  // @see privacy-policy 3.1, translations addEnquiry.lead, translations addEnquiry.privacy
  // @see translations addEnquiry.receivedOn.hint
  it('has 48 hours and its retention period from its receipt: now today, otherwise noon in London', async () => {
    const today = await record(enquiry());
    const earlier = await record(enquiry({ receivedOn: addDays(todayInUtc(), -3) }));
    const [now, before] = [await found(today.id), await found(earlier.id)];
    expect(Date.now() - (now?.receivedAt.getTime() ?? 0)).toBeLessThan(60_000);
    expect(now?.isOverdue).toBe(false);
    const [row] = await database.asOwner<{ at: string }>(
      `select to_char(received_at at time zone 'Europe/London', 'YYYY-MM-DD HH24:MI') as at from enquiries where id = $1`,
      [earlier.id],
    );
    expect(row?.at).toBe(`${addDays(todayInUtc(), -3)} 12:00`);
    expect(before?.isOverdue).toBe(true);
    const days = ((before?.keptUntil?.getTime() ?? 0) - (before?.receivedAt.getTime() ?? 0)) / 86_400_000;
    expect(days).toBe(30);
  });

  // @see translations addEnquiry.handedOver
  it('is recorded by the deputy of Admissions, who does not see it afterwards', async () => {
    const officer = await makePerson(database, 'mentor');
    await database.asOwner(`update offices set deputy_id = $1 where id = 'admissions'`, [officer.id]);
    expect(await readAs(person(officer.id), recordsEnquiries)).toBe(true);
    const { id } = await record(enquiry({ channel: 'fair', email: 'layla@example.org', phone: '' }), officer);
    expect(await found(id, officer)).toBeNull();
    expect(await found(id)).toMatchObject({ channel: 'fair', email: 'layla@example.org', phone: '' });
    await database.asOwner(`update offices set deputy_id = null where id = 'admissions'`);
    await expect(record(enquiry(), officer)).rejects.toMatchObject({ code: '42501' });
  });

  it('is found by its phone number', async () => {
    const { id } = await record(enquiry());
    await record(enquiry({ phone: '+44 20 7946 0018' }));
    expect((await listed('971 4567')).map((item) => item.id)).toEqual([id]);
  });

  it('keeps its digest when it is encrypted again', async () => {
    const sample = { channel: 'fair', phone: '+971 50 123 4567', name: 'Layla Haddad' } as const;
    const { id } = await addEnquiry(database.asOwner, database.keyring, sample);
    const [row] = await database.asOwner<Parameters<typeof sealedEnquiries.reseal>[1]>(
      'select * from enquiries where id = $1',
      [id],
    );
    if (!row) expect.fail('the enquiry was not stored');
    const resealed = sealedEnquiries.reseal(database.keyring, row);
    const { region, stage, message, email } = {
      region: 'Dubai',
      stage: 'primary',
      message: 'We would like to hear more.',
      email: 'layla@example.org',
    } as const;
    const content = contentOf({ topic: 'consultation', ...sample, email, region, stage, message });
    const digest = resealed['content_digest'];
    if (!Buffer.isBuffer(digest)) expect.fail('there is no digest');
    expect(database.keyring.matchesDigest(enquiryPlace('content_digest', id), content, digest)).toBe(true);
  });
});

describe('The form', () => {
  const errorsOf = (changed: Partial<Record<keyof RecordedEnquiry, string>>) =>
    RecordedEnquirySchema.safeParse({ ...enquiry(), ...changed }).error?.issues.map(({ path, message }) => [
      path[0],
      message,
    ]) ?? [];

  it.each([
    [{ email: '', phone: ' ' }, 'email', 'addEnquiry.contact.missing'],
    [{ email: 'layla' }, 'email', 'enquiry.email.invalid'],
    [{ phone: 'call me' }, 'phone', 'addEnquiry.phone.invalid'],
    [{ phone: '1'.repeat(enquiryLimits.phoneLength + 1) }, 'phone', 'addEnquiry.phone.invalid'],
    [{ name: '' }, 'name', 'enquiry.name.missing'],
    [{ region: ' ' }, 'region', 'enquiry.region.missing'],
    [{ stage: '' }, 'stage', 'enquiry.stage.missing'],
    [{ message: ' ' }, 'message', 'addEnquiry.message.missing'],
    [{ message: 'a'.repeat(1001) }, 'message', 'enquiry.message.tooLong'],
    [{ language: 'de' }, 'language', 'validation.malformed'],
    [{ channel: 'website' }, 'channel', 'addEnquiry.channel.missing'],
    [{ receivedOn: '2026-02-30' }, 'receivedOn', 'addEnquiry.receivedOn.missing'],
    [{ receivedOn: addDays(todayInUtc(), 2) }, 'receivedOn', 'addEnquiry.receivedOn.impossible'],
    [{ receivedOn: addDays(todayInUtc(), -30) }, 'receivedOn', 'addEnquiry.receivedOn.impossible'],
  ] as const)('refuses %o', (changed, field, message) => {
    expect(errorsOf(changed)).toEqual([[field, message]]);
  });

  it.each([
    { phone: '٠٥٠ ١٢٣ ٤٥٦٧' },
    { email: 'layla@example.org', phone: '' },
    { receivedOn: addDays(todayInUtc(), -29) },
    { receivedOn: addDays(todayInUtc(), 1) },
  ])('accepts %o', (changed) => {
    expect(errorsOf(changed)).toEqual([]);
  });
});
