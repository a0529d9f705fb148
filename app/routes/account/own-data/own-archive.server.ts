import { makeZip } from 'client-zip';
import { findFile, listFilesOfAnnouncements, readFile } from '#features/files/files.server.ts';
import type { StoredFile } from '#features/files/files.ts';
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
  for await (const { message, files } of ownMessages(owner)) yield* fileEntries(owner, files, message.sentAt);
  const announced = await readAs(person(owner.session.personId), listFilesOfAnnouncements);
  for (const files of Object.values(announced)) yield* fileEntries(owner, files, at);
}

async function* fileEntries(
  { session }: Owner,
  files: readonly StoredFile[],
  lastModified: Date,
): AsyncGenerator<Entry> {
  for (const file of files) {
    const found = await readAs(person(session.personId), (tx) => findFile(tx, file.id));
    if (!found) continue;
    const { copy, size } = found.details;
    const input = readFile(session.personId, { contentId: found.contentId, copy, size });
    yield { name: pathInArchive(file), lastModified, input };
  }
}
