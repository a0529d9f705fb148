import { Lexer, lexer, type Token, type Tokens } from 'marked';
import type { Clause, PolicyText, Section } from './policies.ts';
import { type Writing, writeInline } from './write-inline.server.ts';

/** Where each part begins, so that a fault can be found. */
type Block = { token: Token; line: number };

/**
 * Reads a policy's Markdown: front matter, an introduction, `## 4. Title`, and below it numbered clauses `4.2 …`, each with
 * at most a list. Nothing else has a place in a policy.
 * @param file named in errors
 * @throws Error `content/legal/complaints/en.md:14: …` where the file breaks the format
 */
export function parsePolicy(source: string, file: string, writing: Writing): PolicyText {
  const at = <Result>(line: number, read: () => Result): Result => {
    try {
      return read();
    } catch (error) {
      throw new Error(`${file}:${line}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  };
  const { head, body, linesBefore } = at(1, () => splitSource(source));
  const policy: PolicyText = at(1, () => ({
    title: writing.fill(head.title),
    description: writing.fill(head.description),
    introduction: '',
    sections: [],
  }));
  let lastLine = 1;
  for (const { token, line } of blocksOf(body, linesBefore + 1)) {
    at(line, () => addBlock(policy, token, writing));
    lastLine = line;
  }
  at(lastLine, () => checkIsWhole(policy));
  return policy;
}

const frontMatter = /^---\ntitle: (?<title>\S.*)\ndescription: (?<description>\S.*)\n---\n/;

function splitSource(source: string) {
  const found = frontMatter.exec(source);
  const { title, description } = found?.groups ?? {};
  if (!found || !title || !description) throw new Error('a policy begins with its title and description between ---');
  const [head] = found;
  return { head: { title, description }, body: source.slice(head.length), linesBefore: head.split('\n').length - 1 };
}

function* blocksOf(body: string, firstLine: number): Generator<Block> {
  let line = firstLine;
  for (const token of lexer(body)) {
    if (token.type !== 'space') yield { token, line };
    line += token.raw.split('\n').length - 1;
  }
}

function addBlock(policy: PolicyText, token: Token, writing: Writing): void {
  if (isHeading(token)) addSection(policy, token);
  else if (isParagraph(token)) {
    const section = policy.sections.at(-1);
    if (section) section.clauses.push(readClause(section, token.text, writing));
    else policy.introduction += writeParagraph(token.text, writing);
  } else if (isList(token)) lastClauseOf(policy).html += writeList(token, writing);
  else throw new Error(`a policy has no ${token.type}: ${token.raw.trim()}`);
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

function addSection({ sections }: PolicyText, { depth, text }: Tokens.Heading): void {
  const [, digits, title] = /^(\d+)\. (.+)$/.exec(text) ?? [];
  const number = sections.length + 1;
  if (depth !== 2 || Number(digits) !== number || !title)
    throw new Error(`here stands "## ${number}. …", not: ${text}`);
  checkHasClauses(sections.at(-1));
  sections.push({ number, title, clauses: [] });
}

function readClause({ number, clauses }: Section, text: string, writing: Writing): Clause {
  const expected = `${number}.${clauses.length + 1}`;
  const [prefix, found] = /^(\d+\.\d+) (?=\S)/.exec(text) ?? [];
  if (!prefix || found !== expected) throw new Error(`here stands clause ${expected}, not: ${text}`);
  return { number: expected, html: writeParagraph(text.slice(prefix.length), writing) };
}

function lastClauseOf({ sections }: PolicyText): Clause {
  const clause = sections.at(-1)?.clauses.at(-1);
  if (!clause) throw new Error('a list belongs to a clause');
  return clause;
}

const writeParagraph = (text: string, writing: Writing) => `<p>${writeLine(text, writing)}</p>`;

function writeList({ ordered, items }: Tokens.List, writing: Writing): string {
  if (ordered) throw new Error('a list in a clause has no numbers');
  return `<ul>${items.map(({ text }) => `<li>${writeLine(text, writing)}</li>`).join('')}</ul>`;
}

function writeLine(text: string, writing: Writing): string {
  if (text.includes('\n')) throw new Error(`a paragraph or list item is one line: ${text}`);
  return writeInline(Lexer.lexInline(text), writing);
}

function checkIsWhole({ introduction, sections }: PolicyText): void {
  if (introduction === '') throw new Error('a policy begins with an introduction');
  if (sections.length === 0) throw new Error('a policy has sections');
  checkHasClauses(sections.at(-1));
}

function checkHasClauses(section: Section | undefined): void {
  if (section?.clauses.length === 0) throw new Error(`section ${section.number} has no clause`);
}
