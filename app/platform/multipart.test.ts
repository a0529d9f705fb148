import { describe, expect, it } from 'vitest';
import { type MultipartFile, readMultipart, TruncatedBodyError } from './multipart.server.ts';

type Read = { field: string; name: string; bytes: Buffer };

async function read(request: Request, onFile?: (file: MultipartFile) => Promise<void>) {
  const files: Read[] = [];
  const { form, problem } = await readMultipart(
    request,
    onFile ??
      (async ({ field, name, content }) => {
        const pieces: Uint8Array[] = [];
        for await (const piece of content) pieces.push(piece);
        files.push({ field, name, bytes: Buffer.concat(pieces) });
      }),
  );
  return { fields: Object.fromEntries(form), files, problem };
}

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('https://school.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

const head = { 'Content-Type': 'multipart/form-data; boundary=x' };
const part = (name: string, text: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;

describe('A multipart body', () => {
  it.each([
    ['has no boundary', 'a=b', { 'Content-Type': 'multipart/form-data' }],
    ['is empty', '', head],
    ['has no end', part('subject', 'Hello'), head],
    ['ends within a file', part('files', 'abc', '; filename="a.txt"'), head],
    ['is not multipart', 'subject=Hello', head],
    ['has a field that is too long', `${part('body', 'x'.repeat(300_000))}--x--\r\n`, head],
    ['has a field that is not UTF-8', Buffer.from(`${part('body', 'caf\u00e9')}--x--\r\n`, 'latin1'), head],
    ['has too many fields', `${part('a', 'b').repeat(60)}--x--\r\n`, head],
  ])('is malformed if it %s', async (_what, body, headers) => {
    expect((await read(post(body, headers))).problem).toBe('malformed');
  });

  it('reports an aborted request to the reader of a file, and keeps the fields before the file', async () => {
    const controlled = Promise.withResolvers<ReadableStreamDefaultController>();
    const body = new ReadableStream({ start: controlled.resolve });
    const request = post(body, head);
    const sender = await controlled.promise;
    sender.enqueue(Buffer.from(part('subject', 'Hello') + part('files', 'abc'.repeat(9_000), '; filename="a.txt"')));
    let caught: unknown;
    const { fields, problem } = await read(request, async ({ content }) => {
      try {
        for await (const _piece of content) sender.error(new Error('aborted'));
      } catch (error) {
        caught = error;
      }
    });
    expect(caught).toBeInstanceOf(TruncatedBodyError);
    expect({ fields, problem }).toEqual({ fields: { subject: 'Hello' }, problem: 'malformed' });
  });

  it('returns its fields and files in order, with file names in any script', async () => {
    const form = new FormData();
    form.append('subject', 'Zoë 王');
    form.append('files', new File(['one'], 'تقرير.txt'));
    form.append('files', new File([Buffer.alloc(700_000, 7)], '..\\é "x".pdf'));
    form.append('body', 'after');
    const { fields, files, problem } = await read(post(form));
    expect(problem).toBeNull();
    expect(fields).toEqual({ subject: 'Zoë 王', body: 'after' });
    expect(files.map(({ field, bytes }) => [field, bytes.length])).toEqual([
      ['files', 3],
      ['files', 700_000],
    ]);
    expect(files[0]?.name).toBe('تقرير.txt');
    expect(files[1]?.name).toMatch(/é .+x.+\.pdf$/);
  });

  it('ignores a file input without a file', async () => {
    const body = `${part('files', '', '; filename=""')}${part('subject', 'Hello')}--x--\r\n`;
    expect(await read(post(body, head))).toEqual({ fields: { subject: 'Hello' }, files: [], problem: null });
  });

  it('skips the unread rest of a file, and rethrows an error of the file reader', async () => {
    const form = new FormData();
    form.append('files', new File([Buffer.alloc(2_000_000)], 'large.bin'));
    form.append('files', new File(['two'], 'small.txt'));
    form.append('subject', 'Hello');
    const seen: string[] = [];
    const { fields } = await read(post(form), async ({ name, content }) => {
      seen.push(name);
      for await (const _piece of content) break;
    });
    expect(seen).toEqual(['large.bin', 'small.txt']);
    expect(fields).toEqual({ subject: 'Hello' });
    const failing = read(post(form), () => Promise.reject(new Error('storage failed')));
    await expect(failing).rejects.toThrow('storage failed');
  });
});
