import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#content/languages.ts';
import { figures } from '#content/legal/figures.ts';
import type { EnquiryAcknowledgement } from '#content/mails/queued-mails.ts';
import { translations } from '#content/translations/en.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import { parseListQuery, rowsPerPage } from '#platform/lists.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { changeEnquiry } from './change-enquiry.server.ts';
import {
  ConcernSchema,
  ConsultationSchema,
  EnquiryChangeSchema,
  MessageSchema,
  type NewEnquiry,
} from './enquiries.schema.ts';
import { countEnquiries, findEnquiry, listEnquiries } from './enquiries.server.ts';
import { type EnquiryState, enquiryList } from './enquiries.ts';
import { type EnquiryRefused, receiveEnquiry } from './receive-enquiry.server.ts';

let database: TestDatabase;
let admin: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
});
afterAll(() => database.close());

let networks = 0;
/** Returns the network of a new visitor. */
const newNetwork = () => `192.0.2.${networks++}`;
type Consultation = Extract<NewEnquiry, { topic: 'consultation' }>;
const anEnquiry = (more: Partial<Consultation> = {}): Consultation => ({
  topic: 'consultation',
  name: 'Layla Haddad',
  email: `layla.${randomUUID()}@example.org`,
  region: 'Dubai',
  stage: 'primary',
  message: 'We would like to hear about the primary years.',
  requestId: randomUUID(),
  ...more,
});
type Message = Exclude<NewEnquiry, { topic: 'consultation' | 'safeguarding' }>;
function aMessage(topic: Message['topic'], more: Partial<Message> = {}): Message {
  const { region: _, stage: __, ...enquiry } = anEnquiry();
  return { ...enquiry, ...more, topic };
}

/** Receives the enquiry like the action of the form; returns the data for its mail. */
async function receive(
  enquiry: NewEnquiry,
  network = newNetwork(),
  language: Language = 'en',
): Promise<EnquiryAcknowledgement> {
  const mailed: EnquiryAcknowledgement[] = [];
  await writeAs(visitor, (tx) =>
    receiveEnquiry(tx, { enquiry, source: { language, network } }, (_, received) => {
      mailed.push(received);
      return { id: randomUUID(), sealedSecret: Buffer.from('sealed') };
    }),
  );
  return mailed[0] ?? expect.fail('no mail was made');
}
const stored = ({ requestId }: NewEnquiry) =>
  database.asOwner<{ id: string; state: string }>('select * from enquiries where request_id = $1', [requestId]);
const idOf = async (enquiry: NewEnquiry) => (await stored(enquiry))[0]?.id ?? expect.fail('nothing was stored');
const mailsOf = async (enquiry: NewEnquiry) =>
  database.asOwner<{ id: string }>('select id from mails where enquiry_id = $1', [await idOf(enquiry)]);
const open = (id: string, reader = admin) => readAs(person(reader.id), (tx) => findEnquiry(tx, id));
const queryOf = (parameters: Record<string, string>) => parseListQuery(enquiryList, new URLSearchParams(parameters));
const pageOf = (parameters: Record<string, string> = {}, reader = admin, size?: number) =>
  readAs(person(reader.id), (tx) => listEnquiries(tx, queryOf(parameters), size));
const list = async (parameters: Record<string, string> = {}, reader = admin) =>
  (await pageOf(parameters, reader)).items;
const count = (parameters: Record<string, string> = {}, reader = admin) =>
  readAs(person(reader.id), (tx) => countEnquiries(tx, queryOf(parameters)));
async function change(id: string, state: EnquiryState, consultationOn = '', by = admin): Promise<void> {
  const [row] = await database.asOwner<{ revision: number }>('select revision from enquiries where id = $1', [id]);
  const wanted = { state, consultationOn, ownerId: '', revision: String(row?.revision ?? 0) };
  await writeAs(person(by.id), (tx) => changeEnquiry(tx, id, wanted));
}
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

describe('A received enquiry', () => {
  it.each(['parent', 'mentor'] as const)('cannot be seen or changed by a %s', async (role) => {
    const enquiry = anEnquiry();
    await receive(enquiry);
    const id = await idOf(enquiry);
    const reader = await makePerson(database, role);
    expect(await list({}, reader)).toEqual([]);
    expect(await open(id, reader)).toBeNull();
    await expect(change(id, 'closed', '', reader)).rejects.toMatchObject({ reason: 'unknown enquiry' });
    expect(await stored(enquiry)).toMatchObject([{ state: 'new' }]);
  });

  it('is not visible to visitors', async () => {
    const enquiry = anEnquiry();
    await receive(enquiry);
    const id = await idOf(enquiry);
    expect(await readAs(visitor, (tx) => findEnquiry(tx, id))).toBeNull();
  });

  it('leaves nothing readable in the stored row, including the address', async () => {
    const enquiry = anEnquiry({ email: 'sealed.reader@example.org', name: '王小明' });
    await receive(enquiry);
    const [row] = await stored(enquiry);
    const columns = Object.values(row ?? {}).map((value) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
    );
    for (const text of [enquiry.name, enquiry.email, enquiry.region, enquiry.message, 'sealed.reader'])
      expect(columns.join(' ')).not.toContain(Buffer.from(text).toString('latin1'));
  });
});

describe('A form that is sent again', () => {
  it('is the same enquiry with one audit row and one mail, even in concurrent requests', async () => {
    const enquiry = anEnquiry();
    const network = newNetwork();
    await Promise.all([receive(enquiry, network), receive(enquiry, network), receive(enquiry)]);
    await receive(enquiry, network);
    const id = await idOf(enquiry);
    expect(await stored(enquiry)).toHaveLength(1);
    expect(await mailsOf(enquiry)).toHaveLength(1);
    expect(await database.asOwner('select actor_id, act, details from audit_log where subject_id = $1', [id])).toEqual([
      { actor_id: null, act: 'enquiry received', details: {} },
    ]);
  });

  it('is refused with other content, and keeps the stored enquiry', async () => {
    const enquiry = anEnquiry();
    await receive(enquiry);
    const other = receive({ ...enquiry, message: 'Something else altogether.' });
    await expect(other).rejects.toMatchObject({ reason: 'other content' } satisfies Partial<EnquiryRefused>);
    expect((await open(await idOf(enquiry)))?.message).toBe(enquiry.message);
  });
});

describe('A network', () => {
  it('can send five enquiries an hour, not counting repeated forms; the sixth gets a waiting time', async () => {
    const network = newNetwork();
    const first = anEnquiry();
    await receive(first, network);
    for (const _ of [2, 3, 4, 5]) await receive(anEnquiry(), network);
    await receive(first, network);
    const sixth = anEnquiry();
    const refused = await receive(sixth, network).catch((error: EnquiryRefused) => error);
    expect(refused).toMatchObject({ reason: 'too many', retryAfterSeconds: expect.any(Number) });
    expect((refused as EnquiryRefused).retryAfterSeconds).toBeGreaterThan(3_590);
    expect(await stored(sixth)).toEqual([]);
    await receive(sixth);
    await database.asOwner(
      `update enquiry_attempts set attempted_at = now() - interval '61 minutes' where network = $1`,
      [network],
    );
    await receive(anEnquiry(), network);
  });

  it('can send only five of twenty concurrent enquiries', async () => {
    const network = newNetwork();
    const all = Array.from({ length: 20 }, () =>
      receive(anEnquiry(), network).then(
        () => 'stored',
        () => 'refused',
      ),
    );
    expect((await Promise.all(all)).filter((outcome) => outcome === 'stored')).toHaveLength(5);
  });
});

describe('An address', () => {
  it('gets one mail a day for several enquiries', async () => {
    const email = `once.${randomUUID()}@example.org`;
    const [first, second] = [anEnquiry({ email }), anEnquiry({ email })];
    await receive(first);
    await receive(second);
    expect(await mailsOf(first)).toHaveLength(1);
    expect(await mailsOf(second)).toHaveLength(0);
    await database.asOwner(`update mails set created_at = now() - interval '25 hours' where enquiry_id = $1`, [
      await idOf(first),
    ]);
    const third = anEnquiry({ email });
    await receive(third);
    expect(await mailsOf(third)).toHaveLength(1);
  });
});

describe('An administrator', () => {
  it('sees every field of an enquiry, and until when it is kept', async () => {
    const enquiry = anEnquiry({ name: 'محمد الأمين', message: 'سطر\nوسطر آخر من الرسالة' });
    const { reference } = await receive(enquiry, newNetwork(), 'ar');
    expect(reference).toMatch(/^ENQ-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const { requestId: _, ...content } = enquiry;
    const found = await open(await idOf(enquiry));
    const more = { language: 'ar', state: 'new', consultationOn: null, mailState: 'waiting', reference };
    expect(found).toMatchObject({ ...content, ...more });
    expect(found?.keptUntil?.getTime()).toBe((found?.receivedAt.getTime() ?? 0) + 30 * 24 * 3_600_000);
  });

  it('sees a field that cannot be decrypted as missing, and all other fields', async () => {
    const enquiry = anEnquiry();
    await receive(enquiry);
    await database.asOwner('update enquiries set region = message where request_id = $1', [enquiry.requestId]);
    expect(await open(await idOf(enquiry))).toMatchObject({ region: null, name: enquiry.name });
  });

  it('changes the state of an enquiry, which is recorded with their id once per change', async () => {
    const enquiry = anEnquiry();
    await receive(enquiry);
    const id = await idOf(enquiry);
    const consultationOn = inDays(20);
    await change(id, 'contacted');
    await change(id, 'contacted');
    await change(id, 'scheduled', consultationOn);
    expect(await open(id)).toMatchObject({ state: 'scheduled', consultationOn });
    await change(id, 'closed', consultationOn);
    expect(await open(id)).toMatchObject({ state: 'closed', consultationOn });
    await change(id, 'closed');
    expect(await open(id)).toMatchObject({ state: 'closed', consultationOn: null });
    const events = await database.asOwner(
      `select actor_id, details from audit_log where subject_id = $1 and act = 'enquiry state changed' order by id`,
      [id],
    );
    expect(events).toEqual([
      { actor_id: admin.id, details: { from: 'new', to: 'contacted', consultationOn: null } },
      { actor_id: admin.id, details: { from: 'contacted', to: 'scheduled', consultationOn } },
      { actor_id: admin.id, details: { from: 'scheduled', to: 'closed', consultationOn } },
      { actor_id: admin.id, details: { from: 'closed', to: 'closed', consultationOn: null } },
    ]);
  });

  it('cannot schedule a consultation before the enquiry or more than a year ahead', async () => {
    const enquiry = anEnquiry();
    await receive(enquiry);
    const id = await idOf(enquiry);
    for (const day of [inDays(-3), inDays(367), '9999-01-01'])
      await expect(change(id, 'scheduled', day), day).rejects.toMatchObject({ reason: 'impossible day' });
    await expect(change(randomUUID(), 'closed')).rejects.toMatchObject({ reason: 'unknown enquiry' });
    expect(await open(id)).toMatchObject({ state: 'new' });
  });

  it('pages through all enquiries, newest first, or through those of one state', async () => {
    await database.asOwner('delete from enquiries');
    const all = rowsPerPage + 3;
    for (let index = 0; index < all; index++) await receive(anEnquiry({ region: `Region ${index}` }));
    await database.asOwner(`update enquiries set received_at = date_trunc('minute', received_at)`);
    const { items: first, next } = await pageOf();
    expect(first).toHaveLength(rowsPerPage);
    const second = await pageOf({ after: next ?? '' });
    const seen = [...first, ...second.items].map(({ region }) => region);
    expect(new Set(seen).size).toBe(all);
    expect(second.next).toBeNull();
    expect(await count()).toBe(all);
    await change(first[0]?.id ?? '', 'closed');
    expect((await list({ state: 'closed' })).map(({ id }) => id)).toEqual([first[0]?.id]);
    expect(await list({ state: 'scheduled' })).toEqual([]);
  });

  it('finds enquiries by words of name, address and reference across pages', async () => {
    await database.asOwner('delete from enquiries');
    for (let index = 0; index < 5; index++)
      await receive(anEnquiry({ name: `Zoë Pike ${index}`, email: `zoe${index}@pike.example` }));
    for (let index = 0; index < 3; index++) await receive(anEnquiry({ name: 'Another Person' }));
    const seen: (string | null)[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await pageOf({ search: 'PIKE zoë', after, sort: 'received' }, admin, 2);
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ name }) => name));
      after = page.next;
    }
    expect(seen).toEqual([0, 1, 2, 3, 4].map((index) => `Zoë Pike ${index}`));
    expect(await list({ search: 'zoe3@pike' })).toHaveLength(1);
    const [{ reference } = { reference: '' }] = await list({ search: 'zoe3@pike' });
    expect((await list({ search: reference.toLowerCase() })).map(({ name }) => name)).toEqual(['Zoë Pike 3']);
    expect(await list({ search: 'nobody' })).toEqual([]);
    expect(await count({ search: 'pike' })).toBeNull();
  });

  it('sees an enquiry as overdue if it is new for over 48 hours, but never messages on other topics', async () => {
    await database.asOwner('delete from enquiries');
    const [late, answered, recent] = [anEnquiry(), anEnquiry(), anEnquiry()];
    const [complaint, other] = [aMessage('complaint'), aMessage('other')];
    for (const enquiry of [late, answered, recent, complaint, other]) await receive(enquiry);
    await change(await idOf(answered), 'contacted');
    await database.asOwner(`update enquiries set received_at = now() - interval '49 hours' where id <> $1`, [
      await idOf(recent),
    ]);
    for (const [due, enquiry, isOverdue] of [
      ['overdue', late, true],
      ['open', recent, false],
    ] as const) {
      const [found, ...more] = await list({ due });
      expect([found, more]).toMatchObject([{ id: await idOf(enquiry), isOverdue }, []]);
      const hours = ((found?.replyBy?.getTime() ?? 0) - (found?.receivedAt.getTime() ?? 0)) / 3_600_000;
      expect(hours).toBe(figures.enquiryResponseHours);
      expect(await count({ due })).toBe(1);
    }
    for (const enquiry of [answered, complaint, other])
      expect(await open(await idOf(enquiry))).toMatchObject({ replyBy: null, isOverdue: false });
  });

  it.each(['received', '-received', 'topic', '-topic', 'state', '-state'])(
    'sees enquiries sorted by %s across pages',
    async (sort) => {
      await database.asOwner('delete from enquiries');
      for (const state of ['closed', 'new', 'contacted', 'new'] as const) {
        const enquiry = anEnquiry();
        await receive(enquiry);
        await change(await idOf(enquiry), state);
      }
      const seen: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page = await pageOf({ sort, after }, admin, 1);
        seen.push(...page.items.map(({ state }) => state));
        after = page.next;
      }
      expect(seen).toHaveLength(4);
      if (sort === 'state') expect(seen).toEqual(['new', 'new', 'contacted', 'closed']);
      if (sort === '-state') expect(seen).toEqual(['closed', 'contacted', 'new', 'new']);
    },
  );
});

describe('A message on another topic', () => {
  it('is stored without region and stage, and is kept for the period of its topic after it is closed', async () => {
    const message = aMessage('complaint');
    const { reference } = await receive(message);
    const id = await idOf(message);
    expect(await open(id)).toMatchObject({ topic: 'complaint', reference, region: null, stage: null, keptUntil: null });
    await change(id, 'closed');
    const closed = await open(id);
    const inSevenYears = new Date().getUTCFullYear() + 7;
    expect(closed?.keptUntil?.getUTCFullYear()).toBe(inSevenYears);
    await change(id, 'contacted');
    expect(await open(id)).toMatchObject({ state: 'contacted', keptUntil: null });
  });

  it('cannot be scheduled', async () => {
    const message = aMessage('data');
    await receive(message);
    const id = await idOf(message);
    await expect(change(id, 'scheduled', inDays(5))).rejects.toMatchObject({ reason: 'no consultation' });
    expect(await open(id)).toMatchObject({ state: 'new' });
  });

  it('is refused if its form is sent again with another topic', async () => {
    const message = aMessage('account');
    await receive(message);
    await expect(receive({ ...message, topic: 'other' })).rejects.toMatchObject({ reason: 'other content' });
    const consultation = anEnquiry({ ...message, topic: 'consultation' });
    await expect(receive(consultation)).rejects.toMatchObject({ reason: 'other content' });
    expect(await open(await idOf(message))).toMatchObject({ topic: 'account' });
  });

  // @see translations enquiry.confirmation
  it('is acknowledged by its own mail, one a day for each address and topic', async () => {
    const email = `topics.${randomUUID()}@example.org`;
    const all = [anEnquiry({ email }), aMessage('cancellation', { email }), aMessage('cancellation', { email })];
    for (const enquiry of all) await receive(enquiry);
    expect(await Promise.all(all.map(async (enquiry) => (await mailsOf(enquiry)).length))).toEqual([1, 1, 0]);
  });

  it('has the same reference if it is sent again', async () => {
    const message = aMessage('other');
    const send = () =>
      writeAs(visitor, (tx) =>
        receiveEnquiry(tx, { enquiry: message, source: { language: 'en', network: newNetwork() } }, () => ({
          id: randomUUID(),
          sealedSecret: Buffer.from('sealed'),
        })),
      );
    const first = await send();
    expect(first.reference).toMatch(/^ENQ-/);
    expect(await send()).toEqual(first);
  });

  it('is found by its topic', async () => {
    const message = aMessage('complaint');
    await receive(message);
    const id = await idOf(message);
    expect((await list({ topic: 'complaint' })).map((found) => found.id)).toContain(id);
    expect((await list({ topic: 'consultation' })).map((found) => found.id)).not.toContain(id);
    expect(await list({ topic: 'complaint', state: 'closed' })).toEqual([]);
  });
});

describe('The database', () => {
  const insert = (columns: Record<string, string | Buffer | null>) => {
    const id = randomUUID();
    const bytes = Buffer.alloc(1);
    const row: Record<string, unknown> = {
      ...{ id, request_id: id, reference: `ENQ-${id}`, language: 'en' },
      ...{ content_digest: bytes, name: bytes, email: bytes, address_digest: bytes, message: bytes },
      ...columns,
    };
    const names = Object.keys(row);
    return database.asOwner(
      `insert into enquiries (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
  };
  const region = Buffer.alloc(1);

  it.each<[string, Record<string, string | Buffer | null>, string]>([
    ['an unknown topic', { topic: 'gossip' }, 'enquiries_topic_check'],
    ['a consultation without a stage', { topic: 'consultation', region }, 'enquiries_consultation_check'],
    ['a consultation without a region', { topic: 'consultation', stage: 'primary' }, 'enquiries_consultation_check'],
    ['another topic with a stage', { topic: 'data', stage: 'primary' }, 'enquiries_consultation_check'],
    ['another topic with a region', { topic: 'data', region }, 'enquiries_consultation_check'],
    [
      'another topic that is scheduled',
      { topic: 'data', state: 'scheduled', consultation_on: '2026-12-01' },
      'enquiries_scheduled_check',
    ],
    [
      'a message without a sender on another topic than safeguarding',
      { topic: 'data', name: null },
      'enquiries_sender_check',
    ],
    ['a digest without an address', { topic: 'safeguarding', email: null }, 'enquiries_address_check'],
    ['a closed message without the time of closing', { topic: 'data', state: 'closed' }, 'enquiries_closed_check'],
  ])('refuses %s', async (_, columns, constraint) => {
    await expect(insert(columns)).rejects.toThrow(constraint);
  });

  it('accepts a message on another topic without region and stage', async () => {
    await expect(insert({ topic: 'data' })).resolves.toEqual([]);
  });
});

describe('The contact form for other topics', () => {
  it('ignores region and stage that a browser sends', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...aMessage('data'), region: 'Dubai', stage: 'primary' }))
      form.append(name, value);
    const { parsed } = parseForm(form, MessageSchema);
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed.ok && Object.keys(parsed.value).sort()).toEqual(['email', 'message', 'name', 'requestId', 'topic']);
  });
});

describe('The form for a safeguarding concern', () => {
  const parse = (fields: Record<string, string>) => {
    const form = new FormData();
    const concern = { topic: 'safeguarding', message: 'A child is afraid to go home.', requestId: '' };
    for (const [name, value] of Object.entries({ ...concern, ...fields })) form.append(name, value);
    return parseForm(form, ConcernSchema).parsed;
  };

  it('needs a message only', () => {
    for (const fields of [{}, { name: '', email: '' }, { name: ' \n', email: '' }])
      expect(parse(fields)).toMatchObject({ ok: true, value: { name: '', email: '', acknowledge: '' } });
    expect(parse({ message: 'Help' })).toMatchObject({ errors: { message: 'enquiry.message.tooShort' } });
  });

  it.each([
    [{ email: 'nobody' }, { email: 'enquiry.email.invalid' }],
    [{ email: `${'a'.repeat(244)}@example.org` }, { email: 'enquiry.email.invalid' }],
    [{ name: 'a'.repeat(101) }, { name: 'enquiry.name.tooLong' }],
    [{ acknowledge: 'on' }, { email: 'enquiry.acknowledge.needsEmail' }],
    [{ acknowledge: 'yes', email: 'a@example.org' }, { acknowledge: 'validation.malformed' }],
  ])('refuses %j', (fields, errors) => {
    expect(parse(fields)).toEqual({ ok: false, errors });
  });
});

describe('The consultation form', () => {
  const filled = (more: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...anEnquiry(), ...more })) form.append(name, value);
    return form;
  };
  const firstError = (field: string, value: string) => {
    const { parsed } = parseForm(filled({ [field]: value }), ConsultationSchema);
    return parsed.ok ? null : translations[parsed.errors[field as 'name'] ?? 'error.unexpected'];
  };

  // @see content §5.2–10, §9.1–2
  it.each([
    ['name', '', 'Name is required'],
    ['name', ' \t\n ', 'Name is required'],
    ['name', '\u200b', 'Name is required'],
    ['name', 'a'.repeat(101), 'Name must be less than 100 characters'],
    ['email', '', 'Invalid email address'],
    ['email', 'nobody', 'Invalid email address'],
    ['email', 'a@example.org, b@example.org', 'Invalid email address'],
    ['email', `${'a'.repeat(244)}@example.org`, 'Email must be less than 255 characters'],
    ['region', '  ', 'Region is required'],
    ['region', '区'.repeat(101), 'Region must be less than 100 characters'],
    ['stage', '', 'Education stage is required'],
    ['stage', 'constructor', 'Education stage is required'],
    ['message', '', 'Message must be at least 10 characters'],
    ['message', '  123456789  ', 'Message must be at least 10 characters'],
    ['message', '\u200b'.repeat(20), 'Message must be at least 10 characters'],
    ['message', '😀'.repeat(1001), 'Message must be less than 1000 characters'],
  ])('refuses the %s %j: %s', (field, value, message) => {
    expect(firstError(field, value)).toBe(message);
  });

  // @see content §5.1, privacy-policy 3.1
  it.each([
    ['name', '  Zoë O’Neil, 3rd  ', 'Zoë O’Neil, 3rd'],
    ['name', '王'.repeat(100), '王'.repeat(100)],
    ['email', ' Layla@Example.ORG ', 'layla@example.org'],
    ['region', ' New\n York ', 'New York'],
    ['message', ' 1234567890 ', '1234567890'],
    ['message', '😀'.repeat(1000), '😀'.repeat(1000)],
    ['message', `a\r\nb${'c'.repeat(997)}`, `a\nb${'c'.repeat(997)}`],
  ])('accepts the %s %j', (field, value, taken) => {
    expect(parseForm(filled({ [field]: value }), ConsultationSchema).parsed).toMatchObject({
      ok: true,
      value: { [field]: taken },
    });
  });
});

describe('A change of state', () => {
  const parse = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ revision: '0', ...fields })) form.append(name, value);
    return parseForm(form, EnquiryChangeSchema).parsed;
  };

  it.each(['', '2026-02-30', '2026-2-3', 'tomorrow', '20260-01-01'])(
    'to scheduled requires a valid day, not %j',
    (day) => {
      expect(parse({ state: 'scheduled', consultationOn: day })).toMatchObject({
        ok: false,
        errors: { consultationOn: 'enquiries.consultationOn.missing' },
      });
    },
  );

  it('is refused for an unknown state or revision, and needs no day for other states', () => {
    expect(parse({ state: 'deleted' })).toMatchObject({ ok: false });
    expect(parse({ state: 'closed' })).toMatchObject({ ok: true, value: { state: 'closed' } });
    expect(parse({ state: 'closed', revision: 'x' })).toMatchObject({ ok: false });
  });
});
