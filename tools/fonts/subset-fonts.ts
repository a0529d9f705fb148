import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/* Fonts subset to the characters and weights in use are a third of the size; browsers load the full fonts on demand. */

export interface SubsetFace {
  family: string;
  file: string;
  source: string;
  /** The full font's range: a narrower one prevents falling back to it and causes synthetic bold. */
  weight: string;
  letters: string;
  /** Arabic presentation forms; if given, the subset omits all other ligatures. */
  presentationForms?: string;
  axes?: Record<string, number | { min: number; max: number }>;
}

/** Characters that English and French copy may use, as checked by `content/prose.test.ts`. */
const latin = 'U+20-7E, U+A0, U+A3, U+A7, U+A9, U+AB, U+B0, U+B7, U+BB, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';
const latinOfText =
  'U+20-23, U+25-3B, U+3D, U+3F-5A, U+5F, U+61-7A, U+A0, U+A3, U+A7, U+A9, U+AB, U+B0, U+B7, U+BB, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';
const french = [
  'U+C0, U+C2, U+C6-CB, U+CE-CF, U+D4, U+D7, U+D9, U+DB-DC, U+E0, U+E2, U+E6-EB, U+EE-EF, U+F4',
  'U+F9, U+FB-FC, U+FF, U+152-153, U+178, U+202F, U+20AC',
].join(', ');
/** Without invisible characters, as in `app/ui/fonts.css`. */
const restOfLatin =
  'U+A1-FF, U+131, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-200A, U+2010-2027, U+202F-205F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215';
const furtherLatin =
  'U+100-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB';
const arabic = 'U+20, U+60C, U+61B, U+61F, U+621-63A, U+641-652';
const arabicPresentationForms = 'U+FE80-FEFC';
/** Digits, punctuation, email addresses and hidden passwords within Arabic text, so that a page needs no third family. */
const signsInArabic =
  'U+21, U+25, U+28-29, U+2B-3A, U+3F-40, U+5F, U+A0, U+A9, U+AB, U+B0, U+B7, U+BB, U+2013-2014, U+2022, U+2026';
const latinInArabic = 'U+41-5A, U+61-7A';
/** Letters of the school's name and of GDPR: the only bold Latin text on public Arabic pages. */
const latinInBold = 'U+44, U+47, U+4D, U+50, U+52, U+61, U+64-65, U+69, U+6E, U+72';

const fraunces = '@fontsource-variable/fraunces/files/fraunces-';
const heading = { family: 'Fraunces', weight: '100 900', axes: { opsz: 40, wght: 460 } };
const latinHeading = { ...heading, source: `${fraunces}latin-opsz-normal.woff2` };
const text = {
  family: 'Source Sans',
  source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  axes: { wght: { min: 400, max: 600 } },
};
/** A single file for both scripts; Fontsource splits them. */
const plexFiles = '@expo-google-fonts/ibm-plex-sans-arabic/';
const plex = {
  family: 'IBM Plex Sans Arabic',
  source: `${plexFiles}400Regular/IBMPlexSansArabic_400Regular.ttf`,
  weight: '400',
};
const plexBold = { ...plex, source: `${plexFiles}600SemiBold/IBMPlexSansArabic_600SemiBold.ttf`, weight: '600' };

/** Browsers prefer the later of two fonts of a family. */
export const subsetFaces: readonly SubsetFace[] = [
  { ...heading, file: 'fraunces-further', source: `${fraunces}latin-ext-opsz-normal.woff2`, letters: furtherLatin },
  { ...latinHeading, file: 'fraunces-rest', letters: restOfLatin },
  { ...latinHeading, file: 'fraunces-french', letters: french },
  { ...latinHeading, file: 'fraunces', letters: latin },
  { ...text, file: 'source-sans-french', letters: french },
  { ...text, file: 'source-sans', letters: latinOfText },
  {
    family: 'Noto Naskh Arabic',
    file: 'naskh',
    source: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    letters: arabic,
    weight: '400 700',
    axes: { wght: 600 },
  },
  {
    ...plex,
    file: 'plex-arabic',
    letters: `${arabic}, ${signsInArabic}, ${latinInArabic}`,
    presentationForms: arabicPresentationForms,
  },
  { ...plexBold, file: 'plex-arabic-bold-latin', letters: latinInArabic },
  {
    ...plexBold,
    file: 'plex-arabic-bold',
    letters: `${arabic}, ${signsInArabic}, ${latinInBold}`,
    presentationForms: arabicPresentationForms,
  },
];

const { resolve } = createRequire(import.meta.url);

export async function subsetFace({ source, letters, presentationForms, axes }: SubsetFace): Promise<Buffer> {
  const whole = await readFile(resolve(source));
  return subsetFont(whole, expandRanges(presentationForms ? `${letters}, ${presentationForms}` : letters), {
    targetFormat: 'woff2',
    keepFeatures: presentationForms ? featuresOfPresentationForms : features,
    noLayoutClosure: presentationForms !== undefined,
    // Not needed on current screens.
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  });
}

/** Kerning, marks, Arabic joining forms (Naskh decomposes letters first, `ccmp`) and tabular digits. */
const features = 'kern liga ccmp locl mark mkmk lnum tnum isol init medi fina rlig calt curs'.split(' ');
/** Without Latin kerning, which would be a seventh of the file size. */
const featuresOfPresentationForms = 'mark mkmk init medi fina rlig'.split(' ');

/** Expands `U+41-43` to `ABC`. */
export function expandRanges(ranges: string): string {
  const codes = ranges.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
  return String.fromCodePoint(...codes);
}

export function styleSheet(): string {
  const rules = subsetFaces.map(
    ({ family, file, weight, letters }) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}.woff2") format("woff2");
  unicode-range: ${letters};
}
`,
  );
  return `/* Made by npm run fonts from tools/fonts/subset-fonts.ts. */\n${rules.join('')}`;
}

export const subsetFolder = 'app/ui/fonts';
