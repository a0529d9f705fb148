import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Waits for a mail to this address that contains `part`, and returns the text of the newest one from the data folder. */
export async function mailTo(dataFolder: string, email: string, part: string): Promise<string> {
  let found = '';
  await expect(async () => {
    const folder = path.join(dataFolder, 'mail');
    const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
    const mails = await Promise.all(
      names.map(async (name) => decoded(await readFile(path.join(folder, name), 'utf8'))),
    );
    found = mails.findLast((mail) => mail.includes(`<${email}>`) && mail.includes(part)) ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

/** Returns path and query of the link to choose a password. */
export function linkIn(mail: string): string {
  const [, link = ''] = /https?:\/\/[^/\s]+(\/reset-password\?\S+)/.exec(mail) ?? [];
  return link;
}

/** Decodes quoted-printable text. */
function decoded(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
