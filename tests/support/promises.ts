import { type FigureName, figures } from '#content/legal/figures.ts';
import { policies } from '#content/legal/policies.ts';
import { type Passages, readInterfaceTexts, readMails, readPages, readPolicies } from '#content/passages.ts';
import { cellsOf, codesIn, faultsOfPath, readText } from './references.ts';
import type { TaggedTest } from './tagged-tests.ts';

/** A row of `docs/promises.md`: texts that promise something, and the code and offices that keep it. */
export interface PromiseRow {
  line: number;
  places: string[];
  files: string[];
  offices: string[];
}

/** What keeps the promises of one text, by all rows and tags that name it. */
export interface Promised {
  place: string;
  files: string[];
  offices: string[];
  tests: TaggedTest[];
}

const policyTexts = readPolicies('en');

/** Titles and descriptions, and the headings of a policy's sections. */
const isHeading = / (?:title|description)$|^legal\/[\w-]+ \d+$/;

/** English texts by the names that rows and tags use: `privacy-policy 7.1 line 70`, `pages/vision hero lead`. */
export const texts: Passages = new Map(
  [...policyTexts, ...(await readPages('en')), ...(await readInterfaceTexts('en')), ...readMails('en')]
    .filter(([name]) => !isHeading.test(name))
    .map(([name, text]) => [name.replace(/^legal\//, ''), text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')]),
);

export const offices = readOffices();

/** The heading of a section is the beginning of the names of its places: `privacy-policy`, `mails/`. */
export function readPromises(): PromiseRow[] {
  let beginning = '';
  return readText('docs/promises.md')
    .split('\n')
    .flatMap((text, index) => {
      const [, heading] = /^## `(.+)`$/.exec(text) ?? [];
      if (heading !== undefined) beginning = heading.endsWith('/') ? heading : `${heading} `;
      const [, places, keptBy = ''] = /^- (`[^:]+`): (.*)$/.exec(text) ?? [];
      if (places === undefined) return [];
      const names = keptBy.replace(/`[^`]*`/g, '').split(',');
      return [
        {
          line: index + 1,
          places: codesIn(places).map((place) => beginning + place),
          files: codesIn(keptBy),
          offices: names.flatMap((name) => name.trim() || []),
        },
      ];
    });
}

export function promisedBy(rows: readonly PromiseRow[], tests: readonly TaggedTest[]): Promised[] {
  const places = [...new Set(rows.flatMap((row) => row.places))].sort();
  return places.map((place) => {
    const named = rows.filter((row) => row.places.includes(place));
    return {
      place,
      files: [...new Set(named.flatMap(({ files }) => files))],
      offices: [...new Set(named.flatMap((row) => row.offices))],
      tests: tests.filter(({ targets }) => targets.includes(place)),
    };
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

export function faultsOfRow({ places, files, offices: named }: Omit<PromiseRow, 'line'>): string[] {
  const faults = [
    ...places.filter((place) => !isPlace(place)).map((place) => `there is no text ${place}`),
    ...named.filter((office) => !offices.includes(office)).map((office) => `there is no office ${office}`),
    ...files.flatMap(faultsOfPath),
  ];
  if (files.length === 0 && named.length === 0) faults.push('neither code nor office');
  return faults;
}

export function faultsOfTests({ place, files, tests }: Promised): string[] {
  if (files.length > 0 && tests.length === 0) return [`${place} is kept by code without a test`];
  if (files.length === 0 && tests.length > 0) return [`${place} has a test, but is kept by no code`];
  return [];
}

/** Tags of texts and sentences that no row or specification has, or that do not stand above a test. */
export function faultsOfTagged({ name, targets }: TaggedTest, known: ReadonlySet<string>): string[] {
  const claims = targets.filter((target) => known.has(target) || isClaim(target));
  const faults = claims.filter((target) => !known.has(target)).map((target) => `${name}: there is no ${target}`);
  return claims.length > 0 && !name.includes(' › ') ? [...faults, `${name}: no test below @see ${claims[0]}`] : faults;
}

const isClaim = (target: string) =>
  /^(?:core|content) §\d+\.|^(?:pages|mails)\/|^translations /.test(target) ||
  policies.some(({ slug }) => target.startsWith(`${slug} `));

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
