import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';

const latin = ['fraunces', 'source-sans'];
const french = [...latin, 'fraunces-french', 'source-sans-french'];
const arabic = ['naskh', 'plex-arabic', 'plex-arabic-bold'];

/** Pages whose own texts hold every kind of letter and sign that this site writes in their language. */
const pages = {
  '/': latin,
  '/legal/complaints': latin,
  '/governance': latin,
  '/admissions': latin,
  '/parent-login': latin,
  '/fr': french,
  '/fr/legal/general-terms': french,
  '/ar': arabic,
  '/ar/legal/complaints': arabic,
  '/zh': latin,
  '/zh/legal/governance': latin,
};

for (const [address, faces] of Object.entries(pages))
  test(`${address} asks for no face but those cut for its language`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(new URL(request.url()).pathname) ?? [];
      if (name) asked.add(name);
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    expect([...asked].sort()).toEqual([...faces].sort());
  });

const whole = {
  naskh: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
  'plex-arabic': '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  'plex-arabic-bold': '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
};
const words = 'حيث تلتقي العقول العالمية بالذكاء ولآخرين لإنجاز لأجله التعلّم تُقدَّم شكرًا للجميع سياسيًّا مدى العمر'.split(
  ' ',
);

for (const [cut, source] of Object.entries(whole))
  test(`Arabic letters join in the face ${cut} as in the whole one`, async ({ page }) => {
    const faces = await Promise.all(
      [`node_modules/${source}`, `app/ui/fonts/${cut}.woff2`].map((file) => readFile(file)),
    );
    const widths = await page.evaluate(
      async ([fonts, texts]) => {
        const ink = document.createElement('canvas').getContext('2d');
        const found: number[][] = [];
        for (const [index, font] of fonts.entries()) {
          const face = new FontFace(`Face ${index}`, `url(data:font/woff2;base64,${font})`, { weight: '100 900' });
          document.fonts.add(await face.load());
          if (ink) ink.font = `600 100px "Face ${index}"`;
          found.push(texts.map((text) => ink?.measureText(text).width ?? 0));
        }
        return found;
      },
      [faces.map((face) => face.toString('base64')), words] as const,
    );
    const [ofWhole = [], ofCut = []] = widths;
    // a letter that does not join makes its word wider by a tenth to a half; ligatures that a cut face leaves out, by 4%
    for (const [index, word] of words.entries()) {
      const ratio = (ofCut[index] ?? 0) / (ofWhole[index] ?? 0);
      expect.soft(ratio, word).toBeGreaterThan(0.95);
      expect.soft(ratio, word).toBeLessThan(1.05);
    }
  });
