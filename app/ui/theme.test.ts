import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
const appearances = ['light', 'dark'] as const;

/** A token has one value, or one for each appearance: `light-dark(#ffffff, #12222f)`. */
function colorOf(token: string, appearance: (typeof appearances)[number]): string {
  const value = new RegExp(`--color-${token}: ([^;]+);`).exec(css)?.[1] ?? '';
  const values = value.match(/#[0-9a-f]{6}/g) ?? [];
  return (appearance === 'dark' ? values.at(-1) : values[0]) ?? '';
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @see WCAG 1.4.3 */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ivory', 'paper', 'sand', 'brass-tint', 'sea-tint', 'moss-tint', 'clay-tint'];

it.each(appearances)(
  'Texts have a contrast of 7:1 to every ground, and outlines of 3:1, in the %s appearance',
  (appearance) => {
    const contrastOf = (token: string, ground: string) =>
      contrast(colorOf(token, appearance), colorOf(ground, appearance));
    const low = (tokens: string[], minimum: number) =>
      tokens.flatMap((token) =>
        grounds
          .filter((ground) => contrastOf(token, ground) < minimum)
          .map((ground) => `${token} on ${ground}: ${contrastOf(token, ground).toFixed(2)}`),
      );
    expect(low(['ink', 'ink-soft', 'sea', 'moss', 'clay', 'brass'], 7)).toEqual([]);
    expect(low(['edge'], 3)).toEqual([]);
    // on filled buttons and badges
    for (const [text, ground] of [
      ['ivory', 'sea'],
      ['ivory', 'sea-deep'],
      ['paper', 'clay'],
      ['paper', 'clay-deep'],
    ] as const)
      expect(contrastOf(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(7);
  },
);

/** Of Tailwind, with a universal selector: variants.css has others in their place. */
const otherVariant = /(?<=[\s'"`:])(?:(?:group|peer)-(?!(?:hover|open|last|focus-visible):)[\w[=\]/-]+:|in-\[:has)\S+/g;

it('has no class that depends on any element: browsers would compute all styles after a change', () => {
  const sources = globSync('app/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap((source) => source.match(otherVariant) ?? [])).toEqual([]);
});
