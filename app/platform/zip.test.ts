import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type ZipEntry, zip } from './zip.server.ts';

const modifiedAt = new Date('2026-11-23T08:30:10Z');

async function* parts(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
async function* listed(...entries: Omit<ZipEntry, 'modifiedAt'>[]) {
  for (const entry of entries) yield { ...entry, modifiedAt };
}

describe('An archive', () => {
  it('holds the entries with names in any script, empty ones too', async () => {
    const names = { 'index.html': 'ab', 'files/رسالة 乐.txt': '', 'big.txt': 'x'.repeat(300_000) };
    const entries = Object.entries(names).map(([name, text]) => ({
      name,
      content: parts(text.slice(0, 1), text.slice(1)),
    }));
    const archive = await fromBufferPromise(await buffer(zip(listed(...entries))), {
      lazyEntries: true,
      validateEntrySizes: true,
    });
    const found: Record<string, string> = {};
    for await (const entry of archive.eachEntry()) {
      found[entry.fileName] = String(await buffer(await archive.openReadStreamPromise(entry)));
      expect(entry.getLastModDate({ timezone: 'UTC' })).toEqual(modifiedAt);
    }
    expect(found).toEqual(names);
  });

  it('fails when an entry cannot be read, and stops reading when nobody reads it any more', async () => {
    let isStopped = false;
    async function* broken() {
      yield Buffer.from('a');
      throw new Error('gone');
    }
    async function* endless() {
      try {
        for (;;) yield Buffer.alloc(65_536, Math.random() * 255);
      } finally {
        isStopped = true;
      }
    }
    await expect(buffer(zip(listed({ name: 'a', content: broken() })))).rejects.toThrow('gone');
    const archive = zip(listed({ name: 'a', content: endless() }));
    for (let count = 0; count < 3; count++) await archive.next();
    await archive.return(undefined);
    await expect.poll(() => isStopped).toBe(true);
  });
});
