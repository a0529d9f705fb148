import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import type { Uploads } from './use-uploads.ts';

vi.mock(import('#ui/use-hydrated.ts'), () => ({ useHydrated: () => true }));

beforeAll(loadAllTexts);

const noUploads: Uploads = {
  files: [],
  pending: [],
  announcement: '',
  isBusy: false,
  add: () => {},
  retry: () => {},
  cancel: () => {},
  remove: () => {},
  hasFailed: false,
};

const inputs = () =>
  renderToString(
    <LanguageProvider language="en">
      <AttachmentsField uploads={noUploads} label="Attachments" name="attachments" error={undefined} />
    </LanguageProvider>,
  ).match(/<input [^>]*type="file"[^>]*>/g) ?? [];

test('"Take a photo" opens the rear camera, and accepts JPEG', () => {
  const photo = inputs().filter((input) => input.includes('capture='));
  expect(photo).toHaveLength(1);
  expect(photo[0]).toContain('capture="environment"');
  expect(photo[0]).toContain('accept="image/jpeg"');
});

test('"Add files" does not force the camera, and excludes HEIC so that iPhones convert photos', () => {
  const [files] = inputs().filter((input) => !input.includes('capture='));
  const accepted = /accept="([^"]*)"/.exec(files ?? '')?.[1]?.split(',');
  expect(accepted).toEqual(expect.arrayContaining(['.pdf', '.jpg', '.jpeg', '.png', '.docx']));
  expect(accepted?.filter((type) => /hei[cf]|image\/|\*/.test(type))).toEqual([]);
});
