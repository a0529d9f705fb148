import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMessages } from '#database/samples/messages.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { untilOneWaitsForLock } from '#tests/support/lock-waits.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { makeOfficeFile, makeOpenDocument, makePhoto, makeZip, samplePdf } from '#tests/support/sample-files.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { attachFiles, discardFiles } from './attach-files.server.ts';
import { findFile, listFilesOfMessages, readFile } from './files.server.ts';
import { attachmentsText, cleanFileName, fileLimits, parseAttachments } from './files.ts';
import { storeFile } from './store-file.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let mentor: TestPerson;
let otherParent: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  [mother, mentor, otherParent] = await Promise.all([
    makePerson(database, 'parent'),
    makePerson(database, 'mentor'),
    makePerson(database, 'parent'),
  ]);
});

const bytesOf = async function* (content: Buffer, pieceBytes = 60_000) {
  for (let at = 0; at < content.length; at += pieceBytes) yield content.subarray(at, at + pieceBytes);
};
const store = (name: string, content: Buffer | string, owner = mother, scanCommand: string[] | null = null) =>
  storeFile({ ownerId: owner.id, scanCommand }, { name, content: bytesOf(Buffer.from(content)) });

/** Stores a message from the mother to the mentor; returns its id. */
async function message(): Promise<string> {
  const [id = ''] = await addMessages(database.asOwner, database.keyring, [{ from: mother.id, to: mentor.id }]);
  return id;
}
const attach = (messageId: string, fileIds: string[], owner = mother) =>
  writeAs(person(owner.id), (tx) => attachFiles(tx, { messageId, fileIds }));
const find = (reader: TestPerson, id: string) => readAs(person(reader.id), (tx) => findFile(tx, id));
const listed = (reader: TestPerson, messageId: string) =>
  readAs(person(reader.id), async (tx) => (await listFilesOfMessages(tx, [messageId]))[messageId] ?? []);
const filesOf = (owner: TestPerson) =>
  database.asOwner<{ id: string; message_id: string | null }>('select * from files where owner_id = $1', [owner.id]);
const chunks = () => database.asOwner<{ content: Buffer }>('select content from file_chunks');

async function contentOf(reader: TestPerson, id: string, copy: 'received' | 'clean' | 'preview' = 'received') {
  const file = await find(reader, id);
  const size = copy === 'preview' ? file?.details.previewSize : file?.details.size;
  const parts: Buffer[] = [];
  for await (const part of readFile(reader.id, {
    contentId: file?.contentId ?? id,
    copy,
    size: size ?? 0,
  }))
    parts.push(part);
  return Buffer.concat(parts);
}

describe('A file', () => {
  it('is accessible only to its owner before it is sent', async () => {
    const { id } = await store('plan.txt', 'The plan');
    for (const reader of [mentor, otherParent]) expect(await find(reader, id)).toBeNull();
    await expect(contentOf(mother, id)).resolves.toEqual(Buffer.from('The plan'));
    const reading = readFile(otherParent.id, { contentId: id, copy: 'received', size: 8 });
    await expect(reading.next()).rejects.toThrow('missing');
  });

  it('is accessible only to sender and receiver after it is sent', async () => {
    const { id } = await store('plan.txt', 'The plan');
    const messageId = await message();
    await attach(messageId, [id]);
    expect(await find(otherParent, id)).toBeNull();
    expect(await listed(otherParent, messageId)).toEqual([]);
    for (const reader of [mother, mentor]) {
      expect(await listed(reader, messageId)).toEqual([{ id, name: 'plan.txt', type: 'txt', size: 8 }]);
      expect(String(await contentOf(reader, id))).toBe('The plan');
    }
  });

  it('cannot be opened if it was moved to another message in the database', async () => {
    const { id } = await store('plan.txt', 'The plan');
    await attach(await message(), [id]);
    const other = await message();
    await database.asOwner('update files set message_id = $1 where id = $2', [other, id]);
    expect(await listed(mentor, other)).toEqual([]);
    expect(await find(mentor, id)).toBeNull();
  });

  it('cannot be read if its chunks were exchanged in the database', async () => {
    const { id } = await store('plan.csv', 'a;b\n'.repeat(200_000));
    await database.asOwner('update file_chunks set number = number + 10 where file_id = $1 and number < 2', [id]);
    await database.asOwner('update file_chunks set number = 11 - number where file_id = $1 and number >= 10', [id]);
    await expect(contentOf(mother, id)).rejects.toThrow('was changed');
  });

  // @see privacy-policy 8.1, it-security 3.3, pages/privacy sections 2 paragraphs 1
  // @see pages/governance frameworks cards it-security
  it('leaves nothing readable in the database', async () => {
    await store('Swordfish.txt', 'The word is swordfish.');
    const rows = [...(await chunks()), ...(await database.asOwner('select details as content from files'))];
    for (const { content } of rows) expect(String(content)).not.toMatch(/swordfish/i);
  });

  it('is deleted with its message', async () => {
    const { id } = await store('plan.txt', 'The plan');
    const messageId = await message();
    await attach(messageId, [id]);
    await database.asOwner('delete from messages where id = $1', [messageId]);
    expect(await database.asOwner('select from file_chunks where file_id = $1', [id])).toEqual([]);
  });

  it('leaves no content if it is discarded while content is added', async () => {
    const id = randomUUID();
    const asMother = person(mother.id);
    await writeAs(asMother, (tx) =>
      tx.insertInto('files').values({ id, owner_id: mother.id, sealed_owner_id: mother.id }).execute(),
    );
    const chunk = { file_id: id, copy: 'received', number: 0, content: Buffer.alloc(100) };
    let discarding: Promise<unknown> | undefined;
    await writeAs(asMother, async (tx) => {
      await tx
        .insertInto('file_chunks')
        .values({ ...chunk, id: randomUUID() })
        .execute();
      discarding = writeAs(asMother, (other) => discardFiles(other, [id]));
      await untilOneWaitsForLock(database);
    });
    await discarding;
    expect(await database.asOwner('select from file_chunks where file_id = $1', [id])).toEqual([]);
    const adding = writeAs(asMother, (tx) =>
      tx
        .insertInto('file_chunks')
        .values({ ...chunk, id: randomUUID() })
        .execute(),
    );
    await expect(adding).rejects.toThrow('the file was deleted');
  });

  it('can be discarded only by its owner, and only before it is sent', async () => {
    const [unsent, sent] = [await store('a.txt', 'a'), await store('b.txt', 'b')];
    await attach(await message(), [sent.id]);
    await writeAs(person(otherParent.id), (tx) => discardFiles(tx, [unsent.id]));
    expect(await filesOf(mother)).toHaveLength(2);
    await writeAs(person(mother.id), (tx) => discardFiles(tx, [unsent.id, sent.id]));
    expect((await filesOf(mother)).map(({ id }) => id)).toEqual([sent.id]);
  });
});

describe('Attaching files', () => {
  it('attaches none if one of them is another person’s, already sent or unknown', async () => {
    const [mine, theirs, sent] = [
      await store('a.txt', 'a'),
      await store('b.txt', 'b', otherParent),
      await store('c.txt', 'c'),
    ];
    await attach(await message(), [sent.id]);
    for (const id of [theirs.id, sent.id, randomUUID()]) {
      const messageId = await message();
      await expect(attach(messageId, [mine.id, id])).rejects.toMatchObject({ reason: 'gone' });
      expect(await listed(mother, messageId)).toEqual([]);
    }
  });

  it('is refused for another person’s message', async () => {
    const { id } = await store('a.txt', 'a', otherParent);
    await expect(attach(await message(), [id], otherParent)).rejects.toThrow();
    expect(await filesOf(otherParent)).toMatchObject([{ message_id: null }]);
  });

  it('keeps the order, and attaches them once if the form is sent twice', async () => {
    const [a, b] = [await store('a.txt', 'a'), await store('b.txt', 'b')];
    const messageId = await message();
    await attach(messageId, [b.id, a.id]);
    await attach(messageId, [b.id, a.id]);
    expect((await listed(mentor, messageId)).map(({ name }) => name)).toEqual(['b.txt', 'a.txt']);
  });

  it('accepts the same files uploaded again for the same message, and refuses others', async () => {
    const messageId = await message();
    await attach(messageId, [(await store('a.txt', 'a')).id]);
    await attach(messageId, [(await store('a.txt', 'a')).id]);
    expect(await filesOf(mother)).toHaveLength(1);
    const others = [await store('a.txt', 'other'), await store('b.txt', 'a')];
    for (const { id } of others)
      await expect(attach(messageId, [id])).rejects.toMatchObject({ reason: 'other content' });
    await expect(attach(messageId, [])).rejects.toMatchObject({ reason: 'other content' });
  });

  it('attaches a file to only one of two concurrent messages', async () => {
    const { id } = await store('a.txt', 'a');
    const outcomes = await Promise.allSettled([attach(await message(), [id]), attach(await message(), [id])]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('Storing a file', () => {
  const docx = makeOfficeFile('docx', [{ name: 'main.xml', content: Buffer.from('<w/>'.repeat(500)) }]);
  const zeros = Buffer.alloc(40_000_000);
  it.each<[string, string, Buffer | string, string]>([
    ['an empty file', 'a.txt', '', 'empty'],
    ['a program', 'a.exe', Buffer.from('MZ\x90\x00'.repeat(300), 'latin1'), 'wrong type'],
    ['an archive', 'a.zip', makeZip([{ name: 'a', content: Buffer.from('a') }]), 'wrong type'],
    ['a web page', 'a.html', '<html><script>alert(1)</script>', 'wrong type'],
    ['an SVG image', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'wrong type'],
    ['a file without an extension', 'README', 'hello', 'wrong type'],
    ['a program named as a picture', 'a.jpg', Buffer.from('MZ\x90\x00'.repeat(300), 'latin1'), 'mismatch'],
    ['a PDF named as text', 'a.txt', samplePdf, 'mismatch'],
    ['text named as a PDF', 'a.pdf', 'hello', 'mismatch'],
    ['binary data named as text', 'a.csv', Buffer.from([1, 2, 3, 0]), 'mismatch'],
    ['a document named as a spreadsheet', 'a.xlsx', docx, 'mismatch'],
    ['a truncated PDF', 'a.pdf', samplePdf.subarray(0, -7), 'damaged'],
    ['a truncated document', 'a.docx', docx.subarray(0, -30), 'damaged'],
    ['a document with macros', 'a.docx', makeOfficeFile('docx', [], true), 'macros'],
    [
      'a document with a hidden macro project',
      'a.docx',
      makeOfficeFile('docx', [{ name: 'word/vbaProject.bin', content: Buffer.from('x') }]),
      'macros',
    ],
    [
      'a decompression bomb',
      'a.docx',
      makeOfficeFile(
        'docx',
        [1, 2, 3, 4].map((name) => ({ name: `${name}`, content: zeros })),
      ),
      'unpacks too large',
    ],
    [
      'a decompression bomb with wrong sizes',
      'a.docx',
      makeOfficeFile('docx', [{ name: 'x', content: zeros, declaredSize: 100 }]),
      'damaged',
    ],
    ['a file of more than 10 MB', 'a.txt', Buffer.alloc(fileLimits.bytes + 1, 97), 'too large'],
  ])('refuses and deletes %s', async (_what, name, content, reason) => {
    await expect(store(name, content)).rejects.toMatchObject({ reason });
    expect(await filesOf(mother)).toEqual([]);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('refuses and deletes a truncated image: %s', async (format) => {
    const photo = await makePhoto(format);
    const name = `a.${format === 'jpeg' ? 'jpg' : format}`;
    await expect(store(name, photo.subarray(0, photo.length * 0.6))).rejects.toMatchObject({ reason: 'damaged' });
    expect(await filesOf(mother)).toEqual([]);
  });

  it('refuses an image with too many pixels', async () => {
    const white = { width: 9000, height: 9000, channels: 3 as const, background: '#fff' };
    const bomb = await sharp({ create: white }).png().toBuffer();
    expect(bomb.length).toBeLessThan(fileLimits.bytes);
    await expect(store('a.png', bomb)).rejects.toMatchObject({ reason: 'too many pixels' });
  });

  it('refuses a HEIC photo with its own reason', async () => {
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), randomBytes(500)]);
    await expect(store('IMG_1.HEIC', heic)).rejects.toMatchObject({ reason: 'heic' });
  });

  it('refuses and deletes files that the virus scanner reports, and all files while the scanner fails', async () => {
    const scanner = (text: string) => ['grep', '-q', text];
    await expect(store('a.txt', 'harmless', mother, ['false'])).rejects.toMatchObject({ reason: 'infected' });
    await expect(store('a.txt', 'a', mother, ['no-such-scanner'])).rejects.toMatchObject({ reason: 'not scanned' });
    await expect(store('a.txt', 'a', mother, ['sh', '-c', 'exit 2'])).rejects.toMatchObject({ reason: 'not scanned' });
    expect(await filesOf(mother)).toEqual([]);
    await expect(store('a.txt', 'harmless', mother, scanner('harmless'))).resolves.toMatchObject({ name: 'a.txt' });
  });

  it('deletes an upload that ends early', async () => {
    const broken = async function* () {
      yield randomBytes(400_000);
      throw new Error('aborted');
    };
    const storing = storeFile(
      { ownerId: mother.id, scanCommand: null },
      {
        name: 'a.pdf',
        content: broken(),
      },
    );
    await expect(storing).rejects.toThrow('aborted');
    expect(await filesOf(mother)).toEqual([]);
  });

  it('refuses files above the limit of unsent files; unsent files older than a day make room', async () => {
    await database.asOwner(
      `insert into files (id, owner_id, sealed_owner_id, details, created_at)
       select gen_random_uuid(), $1, $1, '', now() - interval '1 hour' from generate_series(1, $2)`,
      [mother.id, fileLimits.unsent],
    );
    await expect(store('a.txt', 'a')).rejects.toMatchObject({ reason: 'too many unsent' });
    await database.asOwner(`update files set created_at = now() - interval '25 hours' where owner_id = $1`, [
      mother.id,
    ]);
    await expect(store('a.txt', 'a')).resolves.toMatchObject({ name: 'a.txt' });
    expect(await filesOf(mother)).toHaveLength(fileLimits.unsent);
  });

  it('refuses more than 100 uploads in a day, also if the files were discarded or refused', async () => {
    const attempts = (count: number) =>
      database.asOwner(
        `insert into accounts.upload_attempts (person_id, attempted_at)
         select $1, now() - interval '23 hours' from generate_series(1, $2)`,
        [mother.id, count],
      );
    await attempts(98);
    const { id } = await store('a.txt', 'a');
    await writeAs(person(mother.id), (tx) => discardFiles(tx, [id]));
    await expect(store('a.txt', '')).rejects.toMatchObject({ reason: 'empty' });
    expect(await filesOf(mother)).toEqual([]);
    const refused = await store('a.txt', 'a').catch((error: unknown) => error);
    expect(refused).toMatchObject({ reason: 'too many today' });
    expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(3_000);
  });
});

describe('A file of a permitted type', () => {
  it.each<[string, Buffer | string, string]>([
    ['letter.pdf', samplePdf, 'pdf'],
    ['letter.docx', makeOfficeFile('docx'), 'docx'],
    ['table.xlsx', makeOfficeFile('xlsx'), 'xlsx'],
    ['slides.pptx', makeOfficeFile('pptx'), 'pptx'],
    ['letter.odt', makeOpenDocument('text'), 'odt'],
    ['table.ods', makeOpenDocument('spreadsheet'), 'ods'],
    ['slides.odp', makeOpenDocument('presentation'), 'odp'],
    ['قائمة.TXT', 'نص', 'txt'],
    ['table.csv', Buffer.from('Pr\xe9nom;Classe\r\n', 'latin1'), 'csv'],
  ])('is stored and read unchanged: %s', async (name, content, type) => {
    const stored = await store(name, content);
    expect(stored).toMatchObject({ type, size: Buffer.from(content).length });
    expect(await contentOf(mother, stored.id)).toEqual(Buffer.from(content));
  });

  it('is stored and read unchanged: 10 MB', async () => {
    const content = Buffer.alloc(fileLimits.bytes, 'abc\n');
    const { id } = await store('a.txt', content);
    expect((await contentOf(mother, id)).equals(content)).toBe(true);
  });
});

describe('An image', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'is stored without location and camera, and keeps its orientation: %s',
    async (format) => {
      const photo = await makePhoto(format);
      expect((await sharp(photo).metadata()).orientation).toBe(6);
      expect(photo.includes('Camera')).toBe(true);
      const { id } = await store(format === 'jpeg' ? 'IMG 1.JPG' : `a.${format}`, photo);
      for (const copy of ['clean', 'preview'] as const) {
        const content = await contentOf(mother, id, copy);
        const { orientation, exif, format: kept } = await sharp(content).metadata();
        expect(orientation).toBe(6);
        expect(exif?.includes('Camera')).toBe(false);
        expect(exif?.length).toBeLessThan(150);
        expect(kept).toBe(copy === 'preview' ? 'jpeg' : format);
      }
      expect(await database.asOwner(`select from file_chunks where file_id = $1 and copy = 'received'`, [id])).toEqual(
        [],
      );
    },
  );
});

describe('A file name', () => {
  it.each([
    ['C:\\Users\\Ann\\report.pdf', 'report.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['a\u0000b\r\n.txt', 'ab.txt'],
    ['  two  words .PDF', 'two words.pdf'],
    ['.htaccess', 'htaccess'],
    ['', 'file'],
    [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(115)}.jpeg`],
    ['成绩单.docx', '成绩单.docx'],
    ['😀.İ', '😀.i\u0307'],
  ])('is cleaned: %j becomes %j', (posted, name) => expect(cleanFileName(posted)).toBe(name));
});

it('The list of a draft’s files is the same after a round trip, and loses files of unknown types', () => {
  const file = { id: randomUUID(), name: 'letter.pdf', type: 'pdf', size: 9 } as const;
  expect(parseAttachments(attachmentsText([file]))).toEqual([file]);
  for (const type of ['exe', 'constructor', 'toString', '__proto__'])
    expect(parseAttachments(JSON.stringify([{ ...file, type }])), type).toEqual([]);
});
