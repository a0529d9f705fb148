import { type FigureName, figures } from '../../content/legal/figures.ts';
import { type Passages, readInterfaceTexts, readMails, readPages, readPolicies } from '../../content/passages.ts';
import { cellsOf, codesIn, faultsOfPath, faultsOfTest, readText } from './references.ts';

export interface PromiseRow {
  line: number;
  places: string[];
  promise: string;
  keptBy: string;
  test: string;
}

const policyTexts = readPolicies('en');

/** Titles and descriptions, and the headings of a policy's sections. */
const isHeading = / (?:title|description)$|^legal\/[\w-]+ \d+$/;

/** English texts by the names that rows use: `privacy-policy 7.1 line 70`, `pages/vision hero lead`. */
export const texts: Passages = new Map(
  [...policyTexts, ...(await readPages('en')), ...(await readInterfaceTexts('en')), ...readMails('en')]
    .filter(([name]) => !isHeading.test(name))
    .map(([name, text]) => [name.replace(/^legal\//, ''), text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')]),
);

export const offices = readOffices();

export function readPromises(): PromiseRow[] {
  return readText('docs/promises.md')
    .split('\n')
    .flatMap((text, index) => {
      if (!/^\| `/.test(text)) return [];
      const [place = '', promise = '', keptBy = '', test = ''] = cellsOf(text);
      return [{ line: index + 1, places: codesIn(place), promise, keptBy, test }];
    });
}

function readOffices(): string[] {
  const [, afterHeading = ''] = readText('content/glossary.md').split('## Offices and bodies of the policies\n');
  const [table = ''] = afterHeading.split('\n## ');
  const terms = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| en |'))
    .flatMap((line) => (cellsOf(line)[0] ?? '').split(' · '))
    .map((term) => term.replace(/\(.*?\)/g, '').trim());
  const described = [...policyTexts].filter(([name]) => name.startsWith('legal/governance 3.')).map(([, text]) => text);
  return terms.filter((term) => described.some((text) => new RegExp(`\\b${term}\\b`).test(text)));
}

export function faultsOf({ places, promise, keptBy, test }: Omit<PromiseRow, 'line'>): string[] {
  const paths = codesIn(keptBy);
  const tests = codesIn(test);
  const named = keptBy
    .replace(/`[^`]*`/g, '')
    .split(',')
    .flatMap((name) => name.trim() || []);
  const faults = [
    ...places.filter((place) => !isPlace(place)).map((place) => `there is no text ${place}`),
    ...figuresIn(promise)
      .filter((figure) => !places.some((place) => textsAt(place).some((text) => figuresIn(text).includes(figure))))
      .map((figure) => `no text of it has the figure ${figure}`),
    ...named.filter((office) => !offices.includes(office)).map((office) => `there is no office ${office}`),
    ...paths.flatMap(faultsOfPath),
    ...tests.flatMap(faultsOfTest),
  ];
  if (promise === '') faults.push('no promise');
  if (paths.length === 0 && named.length === 0) faults.push('neither code nor office');
  if (paths.length > 0 && tests.length === 0) faults.push('code without a test');
  if (paths.length === 0 && tests.length > 0) faults.push('a test without code');
  return faults;
}

/** A row must refer to a part of a page or policy, not to all of it. */
const isPlace = (place: string) => (place.includes(' ') || place.startsWith('mails/')) && textsAt(place).length > 0;

export const textsAt = (place: string) => [...texts].filter(([name]) => isIn(name, place)).map(([, text]) => text);

/** Dots group interface texts. In a policy they separate clauses of a section, which need rows of their own. */
const isIn = (name: string, place: string) =>
  name === place || name.startsWith(`${place} `) || (place.startsWith('translations ') && name.startsWith(`${place}.`));

export function unlisted(rows: readonly PromiseRow[], isPromise: (text: string, name: string) => boolean): string[] {
  return [...texts]
    .filter(
      ([name, text]) => isPromise(text, name) && !rows.some(({ places }) => places.some((place) => isIn(name, place))),
    )
    .map(([name, text]) => `${name}: ${text.slice(0, 100)}`);
}

export function unlistedFigures(rows: readonly PromiseRow[]): string[] {
  return [...texts].flatMap(([name, text]) => {
    const listed = rows
      .filter(({ places }) => places.some((place) => isIn(name, place)))
      .flatMap(({ promise }) => figuresIn(promise));
    return figuresIn(text)
      .filter((figure) => !listed.includes(figure))
      .map((figure) => `${name}: {${figure}}`);
  });
}

export const figuresIn = (text: string): FigureName[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (isFigure(name) ? [name] : []));

const isFigure = (name: string): name is FigureName => Object.hasOwn(figures, name);

const software =
  '(?:[Pp]ortal|[Ww]ebsite|[Ss]ite|[Dd]atabase|[Ss]ervers?|[Bb]anner|[Oo]utside (?:translation )?[Ss]ervice|Secure Inbox)';
const verbs =
  '(?:shows?|deletes?|links?|ends?|limits?|loads?|records?|keeps?|sets?|sends?|removes?|uses?|enforces?|asks?|reads?|holds?|stores?|writes?|process|has no)';

export const isAboutSoftware = (text: string, name: string) =>
  !name.includes(' 1.1 line ') && softwareClaims.some((pattern) => pattern.test(text));

const softwareClaims = [
  new RegExp(
    `\\b${software}(?: itself| of School Systems| that translates public pages)? (?:also |always |never )?${verbs}\\b`,
  ),
  /\bencrypt|\btemporary password must\b|[Aa]ccounts (?:by|are given by|are opened by) invitation|\b__Host-|\bin (?:local|session) storage\b/,
];

export const isDuty = (text: string) => duty.test(text);

const duty = new RegExp(
  `\\b(?:School|${offices.filter((office) => office !== 'Staff').join('|')}) (?:must|keeps|makes sure|ensures)\\b`,
);
