import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSessions } from '#database/samples/accounts.ts';
import { asOwnerOf, insertRows } from '#database/samples/insert-rows.ts';
import { chunkBytes, sealChunk, sealDetails } from '#features/files/sealed-files.server.ts';
import { report } from './figures.ts';
import { addPeople, addSealedMessages, peakMegabytes, resetPeak, startSchool } from './school.ts';

/* Memory and time of the download of a person's data, with 5,000 messages and 20 attachments of 10 MB. Measures the increase
   of the server's resident memory, once at full speed and once with a client that pauses after each 10 MB. */

const messageCount = 5_000;
const fileCount = 20;
const fileBytes = 10_000_000;
const maxMegabytes = 60;

const school = await startSchool();
try {
  const token = await fill();
  await download(token, { pause: 0, reads: 1 });
  await sleep(10_000);
  for (const pause of [0, 250]) await measure(token, pause);
} finally {
  await school.stop();
}

async function fill(): Promise<string> {
  const { owner, keyring } = school;
  const [parentId = '', otherId = ''] = await addPeople(owner, 'parent', 2);
  const messages = Array.from({ length: messageCount }, (_, index) => ({
    ...(index % 2 === 0 ? { from: otherId, to: parentId } : { from: parentId, to: otherId }),
    sentAt: new Date(Date.now() - index * 3_600_000),
  }));
  await addSealedMessages(owner, keyring, messages);
  const sent = await owner.query<{ id: string }>('select id from messages where sender_id = $1 limit $2', [
    parentId,
    fileCount,
  ]);
  for (const { id } of sent.rows) await addFile(parentId, id);
  const [token = ''] = await openSessions(asOwnerOf(owner), [parentId]);
  await owner.query('update accounts.sessions set password_entered_at = now()');
  return token;
}

/** Stores a file as an upload does. */
async function addFile(ownerId: string, messageId: string): Promise<void> {
  const { owner, keyring } = school;
  const [asOwner, id, content] = [asOwnerOf(owner), randomUUID(), randomBytes(fileBytes)];
  const file = { id, sealed_owner_id: ownerId, message_id: messageId };
  const details = {
    ...({ name: 'scan.pdf', type: 'pdf', copy: 'received', size: fileBytes, previewSize: null } as const),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
  const row = {
    ...file,
    owner_id: ownerId,
    position: 0,
    details: sealDetails(keyring, { ...file, announcement_id: null, content_id: null }, details),
  };
  const types = { id: 'uuid', sealed_owner_id: 'uuid', message_id: 'uuid', owner_id: 'uuid' };
  await insertRows(asOwner, 'files', { ...types, position: 'int2', details: 'bytea' }, [row]);
  const chunks = Array.from({ length: Math.ceil(fileBytes / chunkBytes) }, (_, number) => {
    const place = { file_id: id, copy: 'received', number };
    const bytes = content.subarray(number * chunkBytes, (number + 1) * chunkBytes);
    return { id: randomUUID(), ...place, content: sealChunk(keyring, place, bytes) };
  });
  const ofChunks = { id: 'uuid', file_id: 'uuid', copy: 'text', number: 'int4', content: 'bytea' };
  await insertRows(asOwner, 'file_chunks', ofChunks, chunks);
}

async function measure(token: string, pause: number): Promise<void> {
  const { processId } = school.server;
  const before = await resetPeak(processId);
  const startedAt = performance.now();
  const megabytes = (await download(token, { pause, reads: Number.POSITIVE_INFINITY })) / 1e6;
  const what = `Own data, ${megabytes.toFixed(0)} MB${pause > 0 ? `, a pause of ${pause} ms after each 10 MB` : ''}`;
  report({ what: `${what}: time`, value: (performance.now() - startedAt) / 1000, unit: 's' });
  const memory = (await peakMegabytes(processId)) - before;
  report({ what: `${what}: memory`, value: memory, unit: 'MB', atMost: maxMegabytes });
}

/** @returns how many bytes were read */
async function download(token: string, { pause, reads }: { pause: number; reads: number }): Promise<number> {
  const { origin } = school.server;
  const response = await fetch(`${origin}/account/data/download`, {
    method: 'POST',
    headers: { Cookie: `session=${token}`, Origin: origin },
    redirect: 'manual',
  });
  if (response.status !== 200 || response.body === null) throw new Error(`The download returned ${response.status}`);
  let [size, read, pausedAt] = [0, 0, 0];
  for await (const part of response.body) {
    size += part.byteLength;
    read += 1;
    if (read >= reads) break;
    if (size - pausedAt < 10_000_000) continue;
    pausedAt = size;
    await sleep(pause);
  }
  return size;
}
