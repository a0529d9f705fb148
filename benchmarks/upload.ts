import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { openSessions } from '#database/samples/accounts.ts';
import { asOwnerOf } from '#database/samples/insert-rows.ts';
import { makeOfficeFile } from '#tests/support/sample-files.ts';
import { report } from './figures.ts';
import { addPeople, peakMegabytes, resetPeak, startSchool } from './school.ts';

/* Memory and time of the upload and the download of one file of 10 MB. Measures the increase of the server's resident
   memory after warm-up uploads of files of the same kind. */

const maxMegabytes = 40;
const fileBytes = 10_000_000;

const school = await startSchool();
try {
  const [parentId = ''] = await addPeople(school.owner, 'parent', 1);
  const [token = ''] = await openSessions(asOwnerOf(school.owner), [parentId]);
  const files = [
    { name: 'photo.jpg', content: await photo() },
    { name: 'table.csv', content: Buffer.alloc(fileBytes, 'Name;Grade\n') },
    { name: 'slides.pptx', content: makeOfficeFile('pptx', [{ name: 'video', content: randomBytes(9_900_000) }]) },
  ];
  const fresh = await resetPeak(school.server.processId);
  for (const file of files) for (let run = 0; run < 2; run++) await upload(file, token);
  report({
    what: 'Six uploads of 10 MB: memory, with loading the libraries',
    value: (await peakMegabytes(school.server.processId)) - fresh,
    unit: 'MB',
  });
  for (const file of files) await measure(file, token);
} finally {
  await school.stop();
}

/** Returns a photo like those of phones: more than 20 megapixels with much detail. */
async function photo(): Promise<Buffer> {
  const [width, height] = [5600, 4200];
  const channels = 3 as const;
  const pixels = Buffer.alloc(width * height * channels);
  for (let index = 0; index < pixels.length; index++)
    pixels[index] = 128 + Math.sin(index / 977) * 60 + Math.random() * 46;
  return sharp(pixels, { raw: { width, height, channels } }).jpeg({ quality: 90 }).toBuffer();
}

type Upload = { name: string; content: Buffer };

async function measure(file: Upload, token: string): Promise<void> {
  const size = `${file.name}, ${(file.content.length / 1e6).toFixed(1)} MB`;
  await sleep(2_000);
  const before = await resetPeak(school.server.processId);
  const uploadedAt = performance.now();
  const id = await upload(file, token);
  report({ what: `Upload of ${size}: time`, value: (performance.now() - uploadedAt) / 1000, unit: 's' });
  const afterUpload = await peakMegabytes(school.server.processId);
  report({ what: `Upload of ${size}: memory`, value: afterUpload - before, unit: 'MB', atMost: maxMegabytes });
  await sleep(2_000);
  const beforeDownload = await resetPeak(school.server.processId);
  const response = await fetch(`${school.server.origin}/inbox/attachments/${id}`, {
    headers: { Cookie: `session=${token}` },
  });
  for await (const _part of response.body ?? []);
  const afterDownload = await peakMegabytes(school.server.processId);
  report({
    what: `Download of ${size}: memory`,
    value: afterDownload - beforeDownload,
    unit: 'MB',
    atMost: maxMegabytes,
  });
}

async function upload({ name, content }: Upload, token: string): Promise<string> {
  const { origin } = school.server;
  const body = new FormData();
  body.append('file', new File([new Uint8Array(content)], name));
  const response = await fetch(`${origin}/inbox/attachments`, {
    method: 'POST',
    headers: { Cookie: `session=${token}`, Origin: origin },
    body,
  });
  const { file } = (await response.json()) as { file?: { id: string } };
  if (!file) throw new Error(`${name} was refused with status ${response.status}`);
  return file.id;
}
