import { findFile, readFile } from '../../../features/files/files.server.ts';
import { person, readAs } from '../../../platform/database.server.ts';
import { type ZipEntry, zip } from '../../../platform/zip.server.ts';
import type { Reader } from './reader.server.ts';
import { type Owner, ownMessages, ownSections, pathInArchive } from './sections.server.ts';
import { writeJson } from './write-json.server.ts';
import { writePage } from './write-page.server.ts';

/** Reads the next part only when the receiver has taken the last one. */
export function ownArchive(owner: Owner, reader: Reader, at: Date): ReadableStream<Uint8Array> {
  const archive = zip(entries(owner, reader, at));
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await archive.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await archive.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* entries(owner: Owner, reader: Reader, at: Date): AsyncGenerator<ZipEntry> {
  const sections = ownSections(owner, reader);
  yield { name: 'index.html', modifiedAt: at, content: encoded(writePage(sections, reader, at)) };
  yield { name: 'data.json', modifiedAt: at, content: encoded(writeJson(sections, at)) };
  const { personId } = owner.session;
  for await (const { message, files } of ownMessages(owner)) {
    for (const file of files) {
      const found = await readAs(person(personId), (tx) => findFile(tx, owner.keyring, file.id));
      if (!found) continue;
      const { copy, size } = found.details;
      const content = readFile(owner.keyring, personId, { id: file.id, copy, size });
      yield { name: pathInArchive(file), modifiedAt: message.sentAt, content };
    }
  }
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}
