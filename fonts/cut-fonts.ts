import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/*
 * The faces of fontsource hold every letter of a script and every weight. A page shows some 130 letters in a few weights:
 * cut to these, what must be there before a page looks as it should weighs a third. Other letters, of names for instance,
 * come from the whole faces, which a browser fetches only where one of them stands on the page.
 */

export interface CutFace {
  family: string;
  /** The name of the cut file, without its ending. */
  file: string;
  /** The whole face, as a package has it. */
  source: string;
  /**
   * The weights it answers for: those of the whole face, or a browser would not ask that one for further letters. What is
   * cut to one weight shall not be thickened by the browser.
   */
  weight: string;
  /** As in `unicode-range`. */
  letters: string;
  /**
   * The joined forms of Arabic letters, in Unicode's block for them. Where they are given, they alone come along; else every
   * ligature that the letters may make does, and a face may know a hundred.
   */
  joined?: string;
  axes?: Record<string, number | { min: number; max: number }>;
}

/** Letters, digits and signs of English, and those that French adds, as `content/prose.test.ts` lets them be written. */
const latin = 'U+20-7E, U+A0, U+A3, U+A7, U+A9, U+AB, U+B0, U+B7, U+BB, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';
/** Without the signs that prose has no use for. */
const latinOfText =
  'U+20-23, U+25-3B, U+3D, U+3F-5A, U+5F, U+61-7A, U+A0, U+A3, U+A7, U+A9, U+AB, U+B0, U+B7, U+BB, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';
const french = [
  'U+C0, U+C2, U+C6-CB, U+CE-CF, U+D4, U+D7, U+D9, U+DB-DC, U+E0, U+E2, U+E6-EB, U+EE-EF, U+F4',
  'U+F9, U+FB-FC, U+FF, U+152-153, U+178, U+202F, U+20AC',
].join(', ');
const restOfLatin =
  'U+A1-FF, U+131, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215';
const furtherLatin =
  'U+100-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB';
/** The alphabet with its vowel signs, and its punctuation. */
const arabic = 'U+20, U+60C, U+61B, U+61F, U+621-63A, U+641-652';
const arabicJoined = 'U+FE80-FEFC';
/** Digits and signs within Arabic text, and Latin letters: a page needs no third family for a name or a year. */
const signsInArabic = 'U+21, U+25, U+28-29, U+2B-3A, U+3F, U+A0, U+A9, U+AB, U+B0, U+B7, U+BB, U+2013-2014, U+2026';
const latinInArabic = 'U+41-5A, U+61-7A';
/** Those of the school's name and of GDPR: the only ones in bold on a public page. */
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
/** One file with both its scripts, where fontsource has one for each. */
const plexFiles = '@expo-google-fonts/ibm-plex-sans-arabic/';
const plex = {
  family: 'IBM Plex Sans Arabic',
  source: `${plexFiles}400Regular/IBMPlexSansArabic_400Regular.ttf`,
  weight: '400',
};
const plexBold = { ...plex, source: `${plexFiles}600SemiBold/IBMPlexSansArabic_600SemiBold.ttf`, weight: '600' };

/** The later of two faces of one family is asked first. */
export const cutFaces: readonly CutFace[] = [
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
    joined: arabicJoined,
  },
  { ...plexBold, file: 'plex-arabic-bold-latin', letters: latinInArabic },
  {
    ...plexBold,
    file: 'plex-arabic-bold',
    letters: `${arabic}, ${signsInArabic}, ${latinInBold}`,
    joined: arabicJoined,
  },
];

const { resolve } = createRequire(import.meta.url);

/** The cut face as WOFF2. */
export async function cutFont({ source, letters, joined, axes }: CutFace): Promise<Buffer> {
  const whole = await readFile(resolve(source));
  return subsetFont(whole, lettersIn(joined ? `${letters}, ${joined}` : letters), {
    targetFormat: 'woff2',
    keepFeatures: joined ? featuresOfJoined : features,
    noLayoutClosure: joined !== undefined,
    // screens of today draw them alike without
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  });
}

/** Kerning, marks, the joined forms of Arabic letters (Naskh takes them apart first, `ccmp`), and the digits of one width that tables ask for. */
const features = 'kern liga ccmp locl mark mkmk lnum tnum isol init medi fina rlig calt curs'.split(' ');
/** Kerning of Latin letters would be a seventh of a face in which they are guests. */
const featuresOfJoined = 'mark mkmk init medi fina rlig'.split(' ');

/** `U+41-43` is `ABC`. */
export function lettersIn(ranges: string): string {
  const codes = ranges.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
  return String.fromCodePoint(...codes);
}

/** The style sheet that names the cut faces. */
export function styleSheet(): string {
  const rules = cutFaces.map(
    ({ family, file, weight, letters }) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}.woff2") format("woff2");
  unicode-range: ${letters};
}
`,
  );
  return `/* Made by npm run fonts from fonts/cut-fonts.ts. */\n${rules.join('')}`;
}

export const cutFolder = 'app/ui/fonts';
