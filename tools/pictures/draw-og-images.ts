import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { languages } from '#content/languages.ts';
import { school } from '#content/school.ts';
import { ogImage, ogImageSize } from '#routes/public/og-image.ts';
import { findChromium } from '#tests/e2e/support/browser.ts';
import { type TitledPage, titledPages } from './page-titles.ts';

export const ogImagesFolder = 'public/pictures/shared';
/** Digest of each image's HTML source, checked by a test. */
export const ogImagesList = 'tools/pictures/og-images.json';

/** `fonts:` marks a font file to inline. */
export function drawingOf({ title, language }: TitledPage): string {
  const { direction } = languages[language];
  return `<!DOCTYPE html>
<html lang="${language}" dir="${direction}">
<style>
@font-face { font-family: Heading; src: url(fonts:@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2); font-weight: 100 900; }
@font-face { font-family: Arabic; src: url(fonts:@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2); font-weight: 400 700 }
* { margin: 0; box-sizing: border-box; }
main { width: ${ogImageSize.width}px; height: ${ogImageSize.height}px; padding: 72px 80px; overflow: hidden; position: relative; background: #12384f; color: #faf6ee;
  display: flex; flex-direction: column; justify-content: space-between; font-family: Heading, Arabic, "Noto Serif CJK SC", serif; }
html { overflow: hidden; }
svg.arcs { position: absolute; inset-inline-end: -120px; bottom: -20px; width: 900px; color: #e2bf7f; opacity: .2; }
:dir(rtl) svg.arcs { scale: -1 1; }
header { display: flex; align-items: center; gap: 24px; font-size: 34px; direction: ltr; justify-content: flex-start; }
:dir(rtl) header { align-self: flex-end; flex-direction: row; }
header svg { width: 72px; height: 72px; }
h1 { max-width: 900px; font-weight: 460; font-size: ${title.length > 44 ? 64 : 76}px; line-height: 1.12; text-wrap: balance; }
:lang(ar) h1, :lang(ar) h1 * { line-height: 1.4; }
p { width: 96px; height: 5px; margin-top: 36px; background: #e2bf7f; }
</style>
<main><svg class="arcs" viewBox="0 0 800 400" fill="none" stroke="currentColor" stroke-width="1.5">
${[80, 170, 250, 315, 360, 385].map((bow) => `<ellipse cx="440" cy="390" rx="${bow}" ry="385"/>`).join('')}
<path d="M60 300h760M90 220h700M160 130h560"/><path d="M70 330C210 90 520 20 760 190" stroke-width="4"/></svg>
<header><svg viewBox="0 0 40 40" fill="none"><g stroke="#faf6ee" stroke-width="1.5"><circle cx="20" cy="20" r="17"/><ellipse cx="20" cy="20" rx="7.4" ry="17"/><path d="M3 20h34"/></g><path d="M5.6 26.4C10.5 12.6 24.5 6.9 33.6 13.4" stroke="#e2bf7f" stroke-width="2.8" stroke-linecap="round"/></svg><span>${escapeText(school.name)}</span></header>
<div><h1>${escapeText(title)}</h1><p></p></div></main>
</html>`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const digestOf = (drawing: string) => createHash('sha256').update(drawing).digest('hex').slice(0, 16);

/** Redraws images whose source has changed and deletes those of removed pages. */
export async function drawOgImages(root: string): Promise<void> {
  const folder = path.join(root, ogImagesFolder);
  await mkdir(folder, { recursive: true });
  const pages = await titledPages();
  const drawn: Record<string, string> = JSON.parse(
    await readFile(path.join(root, ogImagesList), 'utf8').catch(() => '{}'),
  );
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const tab = await browser.newPage({ viewport: ogImageSize });
  const list: Record<string, string> = {};
  for (const page of pages) {
    const name = path.basename(ogImage(page.path, page.language));
    const drawing = drawingOf(page);
    list[name] = digestOf(drawing);
    if (drawn[name] === list[name]) continue;
    await tab.setContent(await withFaces(drawing, root));
    await tab.evaluate(async () => void (await Promise.all([...document.fonts].map((face) => face.load()))));
    await tab.screenshot({ path: path.join(folder, name), type: 'jpeg', quality: 50 });
  }
  await browser.close();
  const gone = (await readdir(folder)).filter((name) => !(name in list));
  await Promise.all(gone.map((name) => rm(path.join(folder, name))));
  await writeFile(path.join(root, ogImagesList), `${JSON.stringify(list, null, 2)}\n`);
}

/** Inlines the fonts: a page set by `setContent` may not load files. */
async function withFaces(drawing: string, root: string): Promise<string> {
  const files = [...new Set(drawing.match(/fonts:[^)]*/g))];
  let whole = drawing;
  for (const file of files) {
    const face = await readFile(path.join(root, 'node_modules', file.replace('fonts:', '')), 'base64');
    whole = whole.replaceAll(file, `data:font/woff2;base64,${face}`);
  }
  return whole;
}

/** An icon file with one PNG picture, for browsers that ask for `/favicon.ico`. */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  const [icon, pictures, planes, bitsPerPixel] = [1, 1, 1, 32];
  header.writeUInt16LE(icon, 2);
  header.writeUInt16LE(pictures, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(planes, 10);
  header.writeUInt16LE(bitsPerPixel, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

export async function drawIcons(root: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const icon = await readFile(path.join(root, 'public/favicon.svg'), 'utf8');
  for (const size of [180, 192, 512]) {
    const tab = await browser.newPage({ viewport: { width: size, height: size } });
    await tab.setContent(
      `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${icon.replace('rx="8" ', '')}`,
    );
    await tab.screenshot({ path: path.join(root, `public/icon-${size}.png`) });
  }
  const small = 32;
  const tab = await browser.newPage({ viewport: { width: small, height: small } });
  await tab.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${icon}`);
  const png = await tab.screenshot({ omitBackground: true });
  await writeFile(path.join(root, 'public/favicon.ico'), iconFile(png, small));
  await browser.close();
}
