import { makeZip } from 'client-zip';
import { findFile, readFile } from '#features/files/files.server.ts';
import { person, readAs } from '#platform/database.server.ts';
import { ownMessages, pathInArchive } from './message-items.server.ts';
import type { Owner } from './own-section.server.ts';
import type { Reader } from './reader.server.ts';
import { ownSections } from './sections.server.ts';
import { writeJson } from './write-json.server.ts';
import { writePage } from './write-page.server.ts';

/** Streams a ZIP file, which is built while it is read. */
export function ownArchive(owner: Owner, reader: Reader, at: Date): ReadableStream<Uint8Array> {
  return makeZip(entries(owner, reader, at));
}

interface Entry {
  name: string;
  lastModified: Date;
  input: AsyncIterable<Uint8Array | string>;
}

async function* entries(owner: Owner, reader: Reader, at: Date): AsyncGenerator<Entry> {
  const sections = ownSections(owner, reader);
  yield { name: 'index.html', lastModified: at, input: writePage(sections, reader, at) };
  yield { name: 'data.json', lastModified: at, input: writeJson(sections, at) };
  const { personId } = owner.session;
  for await (const { message, files } of ownMessages(owner)) {
    for (const file of files) {
      const found = await readAs(person(personId), (tx) => findFile(tx, file.id));
      if (!found) continue;
      const { copy, size } = found.details;
      const input = readFile(personId, { contentId: found.contentId, copy, size });
      yield { name: pathInArchive(file), lastModified: message.sentAt, input };
    }
  }
}
