import { replyMark } from '#features/messages/messages.ts';
import { reportContext } from '#features/messages/sealed-message-reports.server.ts';
import { readAs, visitor, type WriteTx, writeAs } from '#platform/database.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { addFile } from '../samples/files.ts';
import { addMessages, type SampleMessage } from '../samples/messages.ts';
import type { PersonIds } from './add-people.ts';
import type { DemoMessage } from './demo-message.ts';
import { asOwnerIn, momentOf, stableId } from './demo-rows.ts';
import { messages } from './messages.ts';

export async function addDemoMessages(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  const known = await readAs(visitor, (tx) => tx.selectFrom('messages').select('id').execute());
  const knownIds = new Set(known.map(({ id }) => id));
  const samples = messages.map((message): SampleMessage & { id: string } => ({
    id: idOfMessage(message),
    threadId: idOfMessage(messages.find((each) => threadOf(each) === threadOf(message)) ?? message),
    from: ids[message.from],
    to: ids[message.to],
    studentId: message.about ? stableId('student', message.about) : null,
    subject: message.subject,
    body: message.paragraphs.join('\n\n'),
    sentAt: momentOf(message.sent, now),
    isRead: !message.isUnread,
    isArchivedByReceiver: message.isArchived === true,
    letterId: message.letter ? stableId('letter', message.letter) : null,
    attachmentCount: message.files?.length ?? 0,
  }));
  const added = samples.filter(({ id }) => !knownIds.has(id));
  await writeAs(visitor, async (tx) => {
    await addMessages(asOwnerIn(tx), keyring, added);
    for (const message of messages.filter((each) => !knownIds.has(idOfMessage(each))))
      await addDemoFiles(tx, message, { keyring, ownerId: ids[message.from], now });
  });
}

async function addDemoFiles(
  tx: WriteTx,
  message: DemoMessage,
  { keyring, ownerId, now }: { keyring: Keyring; ownerId: string; now: Date },
): Promise<void> {
  const first = messages.find(({ letter }) => letter !== undefined && letter === message.letter) ?? message;
  for (const [position, { name, content }] of (message.files ?? []).entries())
    await addFile(asOwnerIn(tx), keyring, {
      id: idOfFile(message, name),
      ownerId,
      messageId: idOfMessage(message),
      position,
      name,
      content,
      contentId: first === message ? null : idOfFile(first, name),
      sentAt: momentOf(message.sent, now),
    });
}

export async function addDemoReport(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  const message = messages.find(({ from, to }) => from === 'eleanor' && to === 'zoe');
  if (!message) return;
  const [id, messageId] = [stableId('message report', 'zoe'), idOfMessage(message)];
  const text =
    'Tobi was upset after the lesson that this message mentions. I would like somebody to look at it with me.';
  await writeAs(visitor, async (tx) => {
    const isKnown = await tx.selectFrom('message_reports').select('id').where('id', '=', id).executeTakeFirst();
    if (isKnown) return;
    const reason = keyring.seal(reportContext('reason', id), JSON.stringify({ kind: 'other', text }));
    const reported_at = momentOf({ daysAgo: 1, at: '20:05' }, now);
    await tx
      .insertInto('message_reports')
      .values({ id, message_id: messageId, reporter_id: ids.zoe, office: 'safeguarding', reason, reported_at })
      .execute();
  });
}

const idOfMessage = ({ from, to, subject, paragraphs }: DemoMessage) =>
  stableId('message', from, to, subject, ...paragraphs);

const idOfFile = (message: DemoMessage, name: string) => stableId('file', idOfMessage(message), name);

/** Key of a thread: the two people, and the subject without the prefix of replies. */
const threadOf = ({ from, to, subject }: DemoMessage) =>
  JSON.stringify([[from, to].sort(), subject.replace(replyMark, '')]);
