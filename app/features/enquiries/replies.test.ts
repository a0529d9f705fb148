import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEnquiry, type SampleEnquiry } from '#database/samples/enquiries.ts';
import { addMails } from '#database/samples/mails.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import type { Mail } from '#platform/mail.server.ts';
import { mailPartsFor } from '#tests/support/deliver-mails.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { deliverWaitingMail } from '../mails/deliver-mail.server.ts';
import { queueEnquiryReply } from '../mails/queue-mails.server.ts';
import { countEnquiries, findEnquiry } from './enquiries.server.ts';
import { enquiryList, reminderHours } from './enquiries.ts';
import { replyToEnquiry } from './reply-to-enquiry.server.ts';
import { listTimeline } from './timeline.server.ts';

let database: TestDatabase;
let admin: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin', { fullName: 'Ada Admin' });
});
beforeEach(() => database.asOwner('delete from enquiries'));
afterAll(() => database.close());

const add = (enquiry: SampleEnquiry = {}) => addEnquiry(database.asOwner, database.keyring, enquiry);
const text = 'Dear Layla,\n\nWe are glad to talk to you on Tuesday.';
const reply = (enquiryId: string, { by = admin, requestId = randomUUID() as string, words = text } = {}) =>
  writeAs(person(by.id), (tx) =>
    replyToEnquiry(tx, { enquiryId, text: words, requestId }, (mail) => queueEnquiryReply(tx, mail)),
  );
const find = (id: string) => readAs(person(admin.id), (tx) => findEnquiry(tx, id));
const timeline = (id: string) => readAs(person(admin.id), (tx) => listTimeline(tx, id));
const mailsOf = (id: string) =>
  database.asOwner<{ id: string; sealed_secret: Buffer | null }>(
    `select id, sealed_secret from mails where enquiry_id = $1 and template = 'enquiry-reply'`,
    [id],
  );

async function deliver(id: string, admissionsEmail: string | null): Promise<Mail> {
  const delivered: Mail[] = [];
  const [mail] = await mailsOf(id);
  await deliverWaitingMail(mail?.id ?? '', { ...mailPartsFor(delivered), admissionsEmail }, false);
  return delivered[0] ?? expect.fail('no mail was sent');
}

describe('A reply', () => {
  it.each(['parent', 'mentor'] as const)('is refused to a %s', async (role) => {
    const { id } = await add();
    const by = await makePerson(database, role);
    await expect(reply(id, { by })).rejects.toMatchObject({ reason: 'unknown enquiry' });
    expect(await mailsOf(id)).toEqual([]);
  });

  // @see privacy-policy 6.2, translations pipeline.reply.hint
  it('marks a new enquiry as contacted, gives it an owner, and is stored and queued encrypted', async () => {
    const { id } = await add();
    await reply(id);
    expect(await find(id)).toMatchObject({ state: 'contacted', owner: { fullName: 'Ada Admin' }, mailState: null });
    expect(await timeline(id)).toMatchObject([
      { kind: 'reply', author: 'Ada Admin', text, mailState: 'waiting' },
      { kind: 'state', from: 'new', to: 'contacted' },
      { kind: 'owner', owner: 'Ada Admin' },
    ]);
    const [mail] = await mailsOf(id);
    expect(mail?.sealed_secret?.includes(Buffer.from('Tuesday'))).toBe(false);
    const acts = await database.asOwner('select act from audit_log where subject_id = $1 order by id', [id]);
    expect(acts.map(({ act }) => act)).toEqual(['enquiry answered', 'enquiry state changed', 'enquiry owner changed']);
  });

  it('keeps the status and owner of an enquiry in progress', async () => {
    const colleague = await makePerson(database, 'admin');
    const { id } = await add({ consultationOn: '2026-12-01', ownerId: colleague.id });
    await reply(id);
    expect(await find(id)).toMatchObject({ state: 'scheduled', owner: { id: colleague.id }, revision: 0 });
  });

  it('removes the enquiry from the filter for undelivered acknowledgements, as does closing it', async () => {
    const [answered, closed, delivered] = [await add(), await add(), await add()];
    const mailAbout = (id: string, state: 'failed' | 'sent') =>
      addMails(database.asOwner, [{ enquiryId: id, template: 'enquiry-received', state }]);
    for (const { id } of [answered, closed]) await mailAbout(id, 'failed');
    for (const state of ['failed', 'sent'] as const) await mailAbout(delivered.id, state);
    const failed = () =>
      readAs(person(admin.id), (tx) =>
        countEnquiries(tx, parseListQuery(enquiryList, new URLSearchParams({ mail: 'failed' }))),
      );
    expect(await failed()).toBe(2);
    await reply(answered.id);
    expect(await failed()).toBe(1);
    await database.asOwner(`update enquiries set state = 'closed', closed_at = now() where id = $1`, [closed.id]);
    expect(await failed()).toBe(0);
  });

  it('is found by the filter for undelivered replies until a later reply is queued', async () => {
    const [{ id }, other] = [await add(), await add()];
    const failed = () =>
      readAs(person(admin.id), (tx) =>
        countEnquiries(tx, parseListQuery(enquiryList, new URLSearchParams({ reply: 'failed' }))),
      );
    const finish = (state: string) =>
      database.asOwner(
        `update mails set state = $1, sealed_secret = null, finished_at = now() where state = 'waiting' and enquiry_id = $2`,
        [state, id],
      );
    await reply(id);
    await reply(other.id);
    expect(await failed()).toBe(0);
    await finish('failed');
    expect(await failed()).toBe(1);
    await reply(id);
    expect(await failed()).toBe(0);
    await finish('sent');
    expect(await failed()).toBe(0);
  });

  it('ends the reminders', async () => {
    const { id } = await add({ receivedAt: new Date(Date.now() - 25 * 3_600_000) });
    await reply(id);
    await database.asOwner('select remind_of_enquiries($1)', [reminderHours]);
    expect(await database.asOwner(`select from mails where template = 'enquiry-reminder'`)).toEqual([]);
  });

  it('is stored once with one mail if it is sent again, and refused with another text', async () => {
    const { id } = await add();
    const requestId = randomUUID();
    await Promise.all([reply(id, { requestId }), reply(id, { requestId })]);
    await expect(reply(id, { requestId, words: 'Another' })).rejects.toMatchObject({ reason: 'other content' });
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('is refused if the address cannot be decrypted', async () => {
    const { id } = await add();
    await database.asOwner('update enquiries set email = name where id = $1', [id]);
    await expect(reply(id)).rejects.toMatchObject({ reason: 'unreadable address' });
    expect(await timeline(id)).toEqual([]);
  });

  it('shows that its mail has failed', async () => {
    const { id } = await add();
    await reply(id);
    await database.asOwner(`update mails set state = 'failed', sealed_secret = null, finished_at = now()`);
    expect((await timeline(id))[0]).toMatchObject({ kind: 'reply', mailState: 'failed' });
  });
});

describe('The mail with a reply', () => {
  // @see privacy-policy 6.2, translations pipeline.reply.hint, mails/enquiry-reply.ts
  it('is sent to the family in the language of the enquiry, with the reference in its subject', async () => {
    const { id, reference } = await add({ name: 'Layla Haddad', email: 'layla@example.org', language: 'fr' });
    await reply(id);
    const mail = await deliver(id, 'admissions@school.example');
    expect(mail.to).toEqual({ name: 'Layla Haddad', address: 'layla@example.org' });
    expect(mail).toMatchObject({ language: 'fr', replyTo: 'admissions@school.example', isPersonal: true });
    expect(mail.subject).toContain(reference);
    expect(mail.text).toContain(text);
    expect(mail.text).toContain('répondez à cet e-mail');
    expect(mail.text).not.toContain('We would like to hear more');
    expect(await mailsOf(id)).toMatchObject([{ sealed_secret: null }]);
    expect((await timeline(id))[0]).toMatchObject({ mailState: 'sent' });
  });

  it('links to the contact form if there is no address for answers', async () => {
    const { id } = await add({ language: 'en' });
    await reply(id);
    const mail = await deliver(id, null);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('https://school.example/admissions?topic=other#enquiry');
  });
});
