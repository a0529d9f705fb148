import { globSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { readText } from './references.ts';

/** A test, a group of tests or a row of test cases with `@see` tags directly above it. */
export interface TaggedTest {
  /** `path › title of the group › title`, or the path if there is no test in the line below the tag. */
  name: string;
  code: string;
  /** The parts of its tags between commas: `core §2.5`, `privacy-policy 3.4`, `PD-9`. */
  targets: string[];
}

interface TitledCode {
  titles: string[];
  line: number;
  code: string;
}

type Node = { type: string; start: number; end: number; [property: string]: unknown };

const root = path.resolve(import.meta.dirname, '../..');

const testFiles = '{app,benchmarks,cli,content,database,jobs,server,tests,tools}/**/*.{test.ts,test.tsx,e2e.ts}';

let all: readonly TaggedTest[] | undefined;

export function readTaggedTests(): readonly TaggedTest[] {
  all ??= globSync(testFiles, { cwd: root })
    .toSorted()
    .flatMap((file) => taggedTestsIn(file, readText(file)));
  return all;
}

export function taggedTestsIn(file: string, source: string): TaggedTest[] {
  if (!source.includes('@see ')) return [];
  const { program, comments } = parseSync(file, source);
  const titled = titledIn(program as unknown as Node, source);
  const targetsOfLines = new Map<number, string[]>();
  for (const { value, end } of comments) {
    const line = lineOf(source, end + lengthOfComments(source.slice(end)));
    targetsOfLines.set(line, [...(targetsOfLines.get(line) ?? []), ...targetsIn(value)]);
  }
  return [...targetsOfLines].flatMap(([line, targets]) => {
    const test = titled.find((candidate) => candidate.line === line);
    if (targets.length === 0) return [];
    return [{ name: [file, ...(test?.titles ?? [])].join(' › '), code: test?.code ?? source, targets }];
  });
}

const lengthOfComments = (text: string) => /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0].length ?? 0;

const lineOf = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** Repeats the document of a list and the numbers of a range: `core §2.5–6, §3.1` names three sentences. */
function targetsIn(comment: string): string[] {
  const [, ...tags] = comment.split('@see ');
  return tags.flatMap((tag) => {
    let document = '';
    const [line = ''] = tag.split('\n');
    return line.split(',').flatMap((part) => {
      const target = part.replace(/\*+$/, '').trim();
      document = /^(\S+) §/.exec(target)?.[1] ?? document;
      const [, section, first, last] = /^(?:\S+ )?§(\d+)\.(\d+)(?:–(\d+))?$/.exec(target) ?? [];
      if (section === undefined) return [target];
      const numbers = Array.from(
        { length: Number(last ?? first) - Number(first) + 1 },
        (_, index) => Number(first) + index,
      );
      return numbers.map((number) => `${document} §${section}.${number}`);
    });
  });
}

export function titledIn(program: Node, source: string): TitledCode[] {
  const found: TitledCode[] = [];
  const visit = (value: unknown, groups: string[]): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, groups);
    if (!isNode(value)) return;
    const title = titleOf(value, source);
    const titles = title === undefined ? groups : [...groups, title];
    if (title !== undefined) {
      found.push({ titles, line: lineOf(source, value.start), code: source.slice(value.start, value.end) });
    }
    const inner = calledIn(value).at(-1) === 'describe' ? titles : groups;
    for (const child of Object.values(value)) visit(child, inner);
  };
  visit(program, []);
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Returns the first argument of a call of `it`, `test` or `describe`, or the first cell of a row of cases. */
function titleOf(node: Node, source: string): string | undefined {
  const isTest = ['it', 'test', 'describe'].includes(calledIn(node)[0] ?? '');
  const [first]: unknown[] = isTest
    ? listOf(node.arguments)
    : node.type === 'ArrayExpression'
      ? listOf(node.elements)
      : [];
  if (!isNode(first)) return undefined;
  if (first.type === 'Literal' && typeof first.value === 'string') return first.value;
  return first.type === 'TemplateLiteral' ? source.slice(first.start + 1, first.end - 1) : undefined;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the names of a called function without `each`: `['test', 'describe']` for `test.describe(…)`. */
function calledIn(node: Node): string[] {
  if (node.type === 'CallExpression') return namesOf(node.callee).filter((name) => name !== 'each');
  return [];
}

function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.name)];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  return callee.type === 'MemberExpression' ? [...namesOf(callee.object), ...namesOf(callee.property)] : [];
}
