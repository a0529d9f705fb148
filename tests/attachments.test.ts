import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { translations } from '#content/translations/en.ts';
import { attachFiles } from '#features/files/attach-files.server.ts';
import { fileLimits } from '#features/files/files.ts';
import { person, writeAs } from '#platform/database.server.ts';
import { eventually } from './support/eventually.ts';
import { openSession, type TestPerson } from './support/people.ts';
import { makePdf, makePhoto, samplePdf } from './support/sample-files.ts';
import { serveSchool } from './support/school-server.ts';

const { server, school } = serveSchool();

let mother: TestPerson;
let mentor: TestPerson;
let otherPerson: TestPerson;
const tokens = new Map<TestPerson, string>();
beforeEach(async () => {
  [mother, mentor, otherPerson] = [
    await school.makePerson('parent'),
    await school.makePerson('mentor'),
    await school.makePerson('parent'),
  ];
  for (const each of [mother, mentor, otherPerson]) tokens.set(each, await openSession(school, each.id));
});

const cookieOf = (reader: TestPerson | null) => (reader ? { Cookie: `session=${tokens.get(reader)}` } : {});

function upload(file: File, as: TestPerson | null = mother, path = '/inbox/attachments', origin = server.origin) {
  const body = new FormData();
  body.append('file', file);
  const headers = { Origin: origin, ...cookieOf(as) } as HeadersInit;
  return fetch(server.origin + path, { method: 'POST', headers, body, redirect: 'manual' });
}
const pdf = (name = 'Report.pdf') => new File([samplePdf], name);

async function uploaded(file = pdf()): Promise<string> {
  const response = await upload(file);
  expect(response.status).toBe(201);
  return (await response.json()).file.id;
}
const get = (path: string, as: TestPerson | null) =>
  fetch(server.origin + path, { headers: cookieOf(as) as HeadersInit, redirect: 'manual' });
const remove = (id: string, as: TestPerson | null) =>
  fetch(`${server.origin}/inbox/attachments/${id}`, {
    method: 'DELETE',
    headers: { Origin: server.origin, ...cookieOf(as) } as HeadersInit,
  });
const files = () => school.asOwner('select from files where owner_id = $1', [mother.id]);

async function sent(fileId: string): Promise<string> {
  const messageId = await school.makeMessage({ from: mother.id, to: mentor.id, attachmentCount: 1 });
  await writeAs(person(mother.id), (tx) => attachFiles(tx, { messageId, fileIds: [fileId] }));
  return messageId;
}

describe('An upload', () => {
  it('is refused to visitors, suspended people and other origins', async () => {
    expect((await upload(pdf(), null)).status).toBe(401);
    expect((await upload(pdf(), mother, '/inbox/attachments', 'https://elsewhere.example')).status).toBe(403);
    await school.asOwner('select accounts.suspend($1)', [mother.id]);
    expect((await upload(pdf())).status).toBe(401);
    expect(await files()).toEqual([]);
  });

  it.each(['/parent-login', '/sign-out', '/inbox/recipients', '/admissions', '/inbox/attachments/x'])(
    'is refused by a route without uploads: %s',
    async (path) => {
      expect((await upload(pdf(), mother, path)).status).toBe(415);
    },
  );

  it('is refused above its size limit, even before its body is sent', async () => {
    const large = new File([Buffer.alloc(fileLimits.bytes + 1)], 'a.txt');
    const response = await upload(large);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ refused: 'too large' });
    expect((await send(`${5 * fileLimits.bytes}`)).status).toBe(413);
    expect(await files()).toEqual([]);
  });

  it.each([
    ['no file', new FormData(), 422],
    ['an urlencoded body', new URLSearchParams({ file: 'a' }), 422],
    ['an incomplete body', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc', 400],
  ])('is refused with %s', async (_what, body, status) => {
    const headers = {
      Origin: server.origin,
      ...cookieOf(mother),
      ...(typeof body === 'string' && { 'Content-Type': 'multipart/form-data; boundary=x' }),
    } as HeadersInit;
    const response = await fetch(`${server.origin}/inbox/attachments`, { method: 'POST', headers, body });
    expect([status, 400]).toContain(response.status);
    expect(await files()).toEqual([]);
  });

  it('leaves no file if it is aborted', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const sending = open(String(fileLimits.bytes), resolve);
    sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n');
    sending.write('a'.repeat(700_000));
    await eventually(async () => expect(await files()).toHaveLength(1));
    sending.destroy();
    await promise;
    await eventually(async () => expect(await files()).toEqual([]));
  });

  it('returns the reason why a file is refused', async () => {
    const response = await upload(new File([samplePdf], 'a.docx'));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ refused: 'mismatch' });
  });

  it('returns the id, name, type and size of the file', async () => {
    const response = await upload(pdf('../Zeugnis é.pdf'));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      file: { id: expect.any(String), name: 'Zeugnis é.pdf', type: 'pdf', size: samplePdf.length },
    });
  });
});

function open(length: string, onError: () => void) {
  const sending = request({
    port: server.port,
    method: 'POST',
    path: '/inbox/attachments',
    headers: {
      Host: 'localhost',
      Origin: server.origin,
      ...cookieOf(mother),
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': length,
    },
  });
  return sending.on('error', onError);
}

/** Returns the response to a request that declares a length and sends no body. */
function send(length: string): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const sending = open(length, () => reject(new Error('The connection was closed')));
    sending.on('response', ({ statusCode = 0 }) => {
      sending.destroy();
      resolve({ status: statusCode });
    });
    sending.flushHeaders();
  });
}

describe('A download', () => {
  it('is refused to visitors and other people, and for unknown ids', async () => {
    const id = await uploaded();
    expect((await get(`/inbox/attachments/${id}`, null)).status).toBe(401);
    for (const reader of [mentor, otherPerson])
      expect((await get(`/inbox/attachments/${id}`, reader)).status).toBe(404);
    await sent(id);
    expect((await get(`/inbox/attachments/${id}`, otherPerson)).status).toBe(404);
    for (const unknown of [randomUUID(), 'x', "'"])
      expect((await get(`/inbox/attachments/${unknown}`, mother)).status).toBe(404);
  });

  it('is refused to a person to whom the message was moved in the database', async () => {
    const id = await uploaded();
    const messageId = await sent(id);
    await school.asOwner('update messages set receiver_id = $1 where id = $2', [otherPerson.id, messageId]);
    expect((await get(`/inbox/attachments/${id}`, otherPerson)).status).toBe(404);
  });

  it('has the content, the name and headers that prevent its execution', async () => {
    const id = await uploaded(pdf('Résumé.pdf'));
    await sent(id);
    for (const reader of [mother, mentor]) {
      const response = await get(`/inbox/attachments/${id}`, reader);
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(samplePdf)).toBe(true);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(samplePdf.length),
        'content-disposition': `attachment; filename="Resume.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
    expect((await get(`/inbox/attachments/${id}?preview`, mother)).status).toBe(404);
    const opened = await get(`/inbox/attachments/${id}?open`, mother);
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('has a warning before its link on the page of the receiver if it is a PDF with scripts', async () => {
    const scripted = new File([makePdf('1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj')], 'Form.pdf');
    const pageOf = async (file: File) => (await get(`/inbox/${await sent(await uploaded(file))}`, mentor)).text();
    const warning = translations['attachments.active'];
    const page = await pageOf(scripted);
    expect(page.indexOf(warning)).toBeGreaterThan(0);
    expect(page.indexOf(warning)).toBeLessThan(page.indexOf('download="Form.pdf"'));
    expect(await pageOf(pdf())).not.toContain(warning);
  });

  it('shows images as re-encoded copies', async () => {
    const id = await uploaded(new File([new Uint8Array(await makePhoto('png'))], 'photo.png'));
    await sent(id);
    for (const [query, type, kind] of [
      ['?preview', 'image/jpeg', 'inline'],
      ['?open', 'image/png', 'inline'],
      ['', 'image/png', 'attachment'],
    ]) {
      const response = await get(`/inbox/attachments/${id}${query}`, mentor);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('content-disposition')?.split(';')[0]).toBe(kind);
      const content = Buffer.from(await response.arrayBuffer());
      expect(content.length).toBe(Number(response.headers.get('content-length')));
      expect(content.includes('Camera')).toBe(false);
    }
  });
});

describe('The deletion of a file', () => {
  it('is refused to visitors, and has no effect by other people or once the file is sent', async () => {
    const id = await uploaded();
    expect((await remove(id, null)).status).toBe(401);
    expect((await remove(id, otherPerson)).status).toBe(204);
    expect(await files()).toHaveLength(1);
    await sent(id);
    for (const reader of [mother, mentor]) await remove(id, reader);
    expect(await files()).toHaveLength(1);
  });

  // @see cookie-policy 3.6
  it('removes an unsent file', async () => {
    const id = await uploaded();
    expect((await remove(id, mother)).status).toBe(204);
    expect(await files()).toEqual([]);
  });
});

describe('The compose form without a script', () => {
  const photo = async () => new File([new Uint8Array(await makePhoto('png'))], 'photo.png');

  function compose(chosen: File[], more: Record<string, string> = {}, as: TestPerson | null = mother) {
    const body = new FormData();
    const fields = {
      requestId: randomUUID(),
      receiverId: mentor.id,
      subject: 'A letter',
      body: 'See the files.',
      ...more,
    };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const file of chosen) body.append('files', file);
    const headers = { Origin: server.origin, ...cookieOf(as) } as HeadersInit;
    return fetch(`${server.origin}/inbox?compose`, { method: 'POST', headers, body, redirect: 'manual' });
  }
  const attached = async () => {
    const [message] = await school.asOwner<{ id: string; attachment_count: number; files: number }>(
      `select id, attachment_count, (select count(*)::int from files where message_id = messages.id) as files
       from messages where sender_id = $1`,
      [mother.id],
    );
    return message && { count: message.attachment_count, files: message.files };
  };
  const shownFiles = (page: string) =>
    /name="attachments" value="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '';

  it('stores nothing for visitors', async () => {
    expect((await compose([pdf()], {}, null)).status).toBe(303);
    expect(await school.asOwner('select from files where owner_id is null')).toEqual([]);
    expect(await attached()).toBeUndefined();
  });

  it('keeps the text and the other files if one is refused, and sends them at the next attempt', async () => {
    const requestId = randomUUID();
    const response = await compose([pdf(), new File(['MZ'], 'a.exe'), await photo()], { requestId });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain(translations['attachments.refused.wrongType']);
    expect(page).toContain('See the files.');
    expect(page).toContain('Report.pdf');
    expect(page).not.toContain('a.exe');
    expect(await attached()).toBeUndefined();
    const again = await compose([], { requestId, attachments: shownFiles(page) });
    expect(again.status).toBe(303);
    expect(await attached()).toEqual({ count: 2, files: 2 });
  });

  it('refuses a sixth file, and removes the files that are selected for removal', async () => {
    const response = await compose(Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`)));
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain(translations['attachments.refused.tooManyFiles']);
    expect(await files()).toHaveLength(5);
    const listed = shownFiles(page);
    const [{ id: removedFile }] = JSON.parse(listed);
    expect((await compose([], { attachments: listed, removedFile })).status).toBe(303);
    expect(await attached()).toEqual({ count: 4, files: 4 });
    expect(await files()).toHaveLength(4);
  });

  it('refuses other people’s files and missing files, and sends nothing', async () => {
    const theirs = await (await upload(pdf(), otherPerson)).json();
    for (const id of [theirs.file.id, randomUUID()]) {
      const response = await compose([], { attachments: JSON.stringify([{ ...theirs.file, id }]) });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(translations['attachments.gone']);
    }
    expect(await attached()).toBeUndefined();
  });

  it('sends a message with its files only once if it is posted twice', async () => {
    const requestId = randomUUID();
    for (let time = 0; time < 2; time++) expect((await compose([pdf()], { requestId })).status).toBe(303);
    expect(await attached()).toEqual({ count: 1, files: 1 });
    expect(await files()).toHaveLength(1);
    expect((await compose([pdf('Other.pdf')], { requestId })).status).toBe(409);
    const [message] = await school.asOwner<{ id: string }>('select id from messages where sender_id = $1', [mother.id]);
    const page = await (await get(`/inbox/${message?.id}`, mentor)).text();
    expect(page).toContain('Report.pdf');
    expect(page).toContain('href="/inbox/attachments/');
  });
});
