import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makePhoto, samplePdf } from '../support/sample-files.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const letter = { name: 'Letter to the school.pdf', mimeType: 'application/pdf', buffer: samplePdf };
const photo = async () => ({ name: 'Garden.png', mimeType: 'image/png', buffer: await makePhoto('png') });

async function openCompose(page: Page, receiverId: string): Promise<void> {
  await page.goto(`/inbox?compose&to=${receiverId}`);
  await expect(page.getByRole('combobox', { name: 'Recipient' })).toHaveAttribute('aria-autocomplete', 'list');
}

test('A message that is sent during an upload says that it waits, and is sent when the file is stored', async ({
  school,
  signedInAs,
}) => {
  const { page, person } = await signedInAs('parent');
  const mentor = await school.makePerson('mentor');
  const held = Promise.withResolvers<void>();
  await page.route('**/inbox/attachments', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openCompose(page, mentor.id);
  await page.getByLabel('Attachments').setInputFiles([letter]);
  await page.getByRole('textbox', { name: 'Subject' }).fill('Our garden');
  await page.getByRole('textbox', { name: 'Message' }).fill('A letter.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('your message is sent as soon as the files have been uploaded')).toBeVisible();
  await expect(page).toHaveURL(/compose/);
  held.resolve();
  await expect(page).toHaveURL('/inbox');
  const sent = 'select from files join messages on messages.id = message_id where sender_id = $1';
  expect(await school.asOwner(sent, [person.id])).toHaveLength(1);
});

test('A large photo is made smaller and upright before it is uploaded, other files stay as they are', async ({
  school,
  signedInAs,
}) => {
  const { page } = await signedInAs('parent');
  const mentor = await school.makePerson('mentor');
  await openCompose(page, mentor.id);
  const large = { name: 'Large.jpg', mimeType: 'image/jpeg', buffer: await makePhoto('jpeg', 3200, 2400) };
  const sized = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const { send } = XMLHttpRequest.prototype;
        XMLHttpRequest.prototype.send = function (body) {
          const file = body instanceof FormData ? body.get('file') : null;
          if (file instanceof File)
            void createImageBitmap(file, { imageOrientation: 'none' }).then(({ width, height }) =>
              resolve([width, height, file.size]),
            );
          send.call(this, body);
        };
      }),
  );
  await page.getByLabel('Attachments').setInputFiles([large]);
  const [width = 0, height = 0, size = 0] = await sized;
  // The camera was held upright.
  expect([width, height]).toEqual([1920, 2560]);
  expect(size).toBeLessThan(large.buffer.length);
  await expect(page.getByText('Large.jpg has been attached')).toBeAttached();
  await page.getByLabel('Attachments').setInputFiles([await photo(), letter]);
  await expect(page.getByText(`${letter.name} has been attached`)).toBeAttached();
  const stored: unknown = JSON.parse(await page.locator('input[name=attachments]').inputValue());
  expect(stored).toMatchObject([{ type: 'jpg' }, { type: 'png' }, { type: 'pdf', size: samplePdf.length }]);
});

test('Files are uploaded when chosen, kept in the draft, sent once, and opened by the receiver', async ({
  school,
  signedInAs,
}) => {
  const [mother, mentor] = [await signedInAs('parent'), await signedInAs('mentor')];
  const { page } = mother;
  const held = Promise.withResolvers<void>();
  await page.route('**/inbox/attachments', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openCompose(page, mentor.person.id);
  await page.getByLabel('Attachments').setInputFiles([letter, await photo()]);
  await expect(page.getByRole('progressbar', { name: `Uploading ${letter.name}` })).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject' }).fill('Our garden');
  await page.getByRole('textbox', { name: 'Message' }).fill('A letter and a picture.');
  held.resolve();
  await expect(page.getByText('Garden.png has been attached')).toBeAttached();
  await page.getByLabel('Attachments').setInputFiles({ ...letter, name: 'letter.docx' });
  await expect(page.getByText('does not match its name').last()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel letter.docx' }).click();
  expect(await violationsOf(page, 'main')).toEqual([]);

  await openCompose(page, mentor.person.id);
  await expect(page.getByRole('button', { name: `Remove ${letter.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL('/inbox');
  expect(await school.asOwner('select from files where owner_id = $1', [mother.person.id])).toHaveLength(2);

  await mentor.page.goto('/inbox');
  const row = mentor.page.getByRole('link').filter({ hasText: 'Our garden' });
  await expect(row.getByRole('img', { name: '2 attachments' })).toBeVisible();
  await row.click();
  const attachments = mentor.page.getByRole('region', { name: 'Attachments' });
  const preview = attachments.getByRole('link', { name: 'Open Garden.png' }).locator('img');
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const downloading = mentor.page.waitForEvent('download');
  await attachments.getByRole('link', { name: `Download ${letter.name}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(letter.name);
  expect((await readFile(await download.path())).equals(samplePdf)).toBe(true);
  expect(await violationsOf(mentor.page, 'main')).toEqual([]);
});
