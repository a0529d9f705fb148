import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { school } from '#content/school.ts';

export const wordmarkSizeFile = 'app/ui/icons/wordmark-size.ts';

const source = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
const axes = { opsz: 40, wght: 500 };
/** Of the drawing, in its units. Coordinates are integers. */
const [fontSize, height, baseline] = [352, 352, 272];
const tracking = -0.01 * fontSize;

/** The short name of the school as a shape, which needs no font and is the same in every script. */
export async function drawWordmark(): Promise<{ symbol: string; width: number }> {
  const { shortName } = school;
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  const fixed = await subsetFont(whole, shortName, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern'],
    variationAxes: axes,
  });
  const face = new Face(new Blob(new Uint8Array(fixed).buffer));
  const font = new Font(face);
  const buffer = new Buffer();
  buffer.addText(shortName);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = fontSize / face.upem;
  const positions = buffer.getGlyphPositions();
  let start = 0;
  const path = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const place = (x: string, y: string) =>
      `${Math.round(start + Number(x) * scale)} ${Math.round(baseline - Number(y) * scale)}`;
    const glyph = font.glyphToPath(codepoint).replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_pair, x, y) => place(x, y));
    start += (positions[index]?.xAdvance ?? 0) * scale + tracking;
    return glyph;
  });
  const width = Math.ceil(start);
  const viewBox = `viewBox="0 0 ${width} ${height}"`;
  return {
    symbol: `<symbol id="wordmark" ${viewBox} fill="currentColor"><path d="${path.join('')}"/></symbol>`,
    width,
  };
}

export async function wordmarkSize(): Promise<string> {
  const { width } = await drawWordmark();
  return `/** Of the symbol \`wordmark\`. Made by npm run icons. */\nexport const wordmarkViewBox = '0 0 ${width} ${height}';\n`;
}
