import { listFilesOfMessages } from '#features/files/files.server.ts';
import type { StoredFile } from '#features/files/files.ts';
import type { MessageCursor } from '#features/messages/messages.ts';
import { listOwnMessages, type OwnMessage } from '#features/messages/own-messages.server.ts';
import { person, readAs } from '#platform/database.server.ts';
import { batchSize, type Owner, type OwnItem, type Source, shown } from './own-section.server.ts';
import type { OwnValue, Reader } from './reader.server.ts';

export async function* messages(source: Source): AsyncGenerator<OwnItem> {
  const { reader } = source;
  const { text, time, yesNo } = reader;
  for await (const { message, files } of ownMessages(source)) {
    yield {
      from: party(reader, message.from, message.fromOffice),
      to: party(reader, message.to, message.toOffice),
      sent: time(message.sentAt),
      student: text(message.student),
      subject: text(message.subject),
      text: text(message.body),
      textLanguage: text(message.language),
      read: yesNo(message.isRead),
      files: filesIn(files),
    };
  }
}

function party({ t, text, texts }: Reader, name: string | null, office: OwnMessage['fromOffice']): OwnValue {
  if (!office) return text(name ?? texts.formerUser);
  const title = t(`office.${office}`);
  return shown({ name, office }, name ? `${name}, ${title}` : title);
}

/** Oldest first, with their files. A message that does not decrypt has none: its parties may have been changed. */
export async function* ownMessages({ session }: Owner): AsyncGenerator<{ message: OwnMessage; files: StoredFile[] }> {
  const me = session.personId;
  for (let after: MessageCursor | null = null; ; ) {
    const { found, files } = await readAs(person(me), async (tx) => {
      const messages = await listOwnMessages(tx, { after, limit: batchSize });
      const ids = messages.filter(({ body }) => body !== null).map(({ id }) => id);
      return { found: messages, files: await listFilesOfMessages(tx, ids) };
    });
    for (const message of found) yield { message, files: files[message.id] ?? [] };
    const last: OwnMessage | undefined = found.at(-1);
    if (!last) return;
    after = { createdAt: last.sentAt, id: last.id };
  }
}

export function filesIn(files: readonly StoredFile[] = []): OwnValue {
  const paths = files.map(pathInArchive);
  return shown(paths, paths.join('\n'));
}

/** A file name may come from another device: no path leaves the folder. */
export const pathInArchive = ({ id, name }: StoredFile): string =>
  `files/${id}/${name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_')}`;
