import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEnquiry } from '#database/samples/enquiries.ts';
import { addMails } from '#database/samples/mails.ts';
import { createMailer } from '#platform/mail.server.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { deleteExpiredMailFiles } from './mail-files.server.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'school-mail-files-'));
  return () => rm(folder, { recursive: true, force: true });
});
afterAll(() => database.close());

async function writeMail(template: 'invitation' | 'enquiry-received', hours: number) {
  const id = randomUUID();
  const { id: about } = await (template === 'invitation'
    ? makePerson(database, 'parent')
    : addEnquiry(database.asOwner, database.keyring));
  const createdAt = new Date(Date.now() - hours * 3_600_000);
  const receiver = template === 'invitation' ? { personId: about } : { enquiryId: about };
  await addMails(database.asOwner, [{ id, ...receiver, template, state: 'written', createdAt }]);
  const mailer = createMailer({ smtpUrl: null, from: 'School <school@example.org>', folder });
  const to = { name: 'Layla', address: 'layla@example.org' };
  await mailer.deliver({ id, to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });
  return { id, about };
}

const clean = () => deleteExpiredMailFiles(folder, { temporaryPassword: 72, invitationLink: 168, resetLink: 0.5 });
const idsOfFiles = async () => (await readdir(folder)).map((name) => name.slice(25, -4)).sort();

describe('A mail file', () => {
  it('is deleted with the enquiry or the account that it refers to', async () => {
    const [enquiry, invitation] = [await writeMail('enquiry-received', 24), await writeMail('invitation', 24)];
    await clean();
    expect(await idsOfFiles()).toEqual([enquiry.id, invitation.id].sort());
    await database.asOwner('delete from enquiries where id = $1', [enquiry.about]);
    await clean();
    expect(await idsOfFiles()).toEqual([invitation.id]);
    await database.asOwner('delete from mails where id = $1', [invitation.id]);
    await clean();
    expect(await idsOfFiles()).toEqual([]);
  });

  it('is deleted when its temporary password expires', async () => {
    await writeMail('invitation', 72 + 1 / 60);
    const valid = await writeMail('invitation', 72 - 1 / 60);
    await clean();
    expect(await idsOfFiles()).toEqual([valid.id]);
  });

  it('is deleted after 30 days in any case', async () => {
    await writeMail('enquiry-received', 31 * 24);
    const recent = await writeMail('enquiry-received', 29 * 24);
    await clean();
    expect(await idsOfFiles()).toEqual([recent.id]);
  });

  it('is deleted if it was left half written; a file that is being written and other files are kept', async () => {
    for (const name of ['.old.eml', '.new.eml', 'notes.txt', 'from-elsewhere.eml'])
      await writeFile(path.join(folder, name), '');
    const longAgo = new Date(Date.now() - 11 * 60_000);
    await utimes(path.join(folder, '.old.eml'), longAgo, longAgo);
    await clean();
    expect((await readdir(folder)).sort()).toEqual(['.new.eml', 'from-elsewhere.eml', 'notes.txt']);
  });

  it('may be missing together with the whole folder', async () => {
    await rm(folder, { recursive: true });
    await expect(clean()).resolves.toBeUndefined();
  });
});
