import { Lexer, lexer, type Token, type Tokens } from 'marked';
import type { Clause, PolicyText, Section } from './policies.ts';
import { type RenderContext, renderInline } from './render-inline.server.ts';

type Block = { token: Token; line: number };

/** Parses sections (`## 4. Title`) and clauses (`4.2 …`). @throws Error with file and line for other Markdown */
export function parsePolicy(source: string, file: string, context: RenderContext): PolicyText {
  const at = <Result>(line: number, read: () => Result): Result => {
    try {
      return read();
    } catch (error) {
      throw new Error(`${file}:${line}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  };
  const { head, body, linesBefore } = at(1, () => splitSource(source));
  const policy: PolicyText = at(1, () => ({
    title: context.fill(head.title),
    description: context.fill(head.description),
    introduction: '',
    sections: [],
  }));
  let lastLine = 1;
  for (const { token, line } of blocksOf(body, linesBefore + 1)) {
    at(line, () => addBlock(policy, token, context));
    lastLine = line;
  }
  at(lastLine, () => checkIsComplete(policy));
  return policy;
}

const frontMatter = /^---\ntitle: (?<title>\S.*)\ndescription: (?<description>\S.*)\n---\n/;

function splitSource(source: string) {
  const found = frontMatter.exec(source);
  const { title, description } = found?.groups ?? {};
  if (!found || !title || !description) throw new Error('front matter with title and description expected');
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

function addBlock(policy: PolicyText, token: Token, context: RenderContext): void {
  if (isHeading(token)) addSection(policy, token);
  else if (isParagraph(token)) {
    const section = policy.sections.at(-1);
    if (section) section.clauses.push(readClause(section, token.text, context));
    else policy.introduction += renderParagraph(token.text, context);
  } else if (isList(token)) lastClauseOf(policy).html += renderList(token, context);
  else throw new Error(`${token.type} is not allowed in a policy: ${token.raw.trim()}`);
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

function addSection({ sections }: PolicyText, { depth, text }: Tokens.Heading): void {
  const [, digits, title] = /^(\d+)\. (.+)$/.exec(text) ?? [];
  const number = sections.length + 1;
  if (depth !== 2 || Number(digits) !== number || !title) throw new Error(`expected "## ${number}. …", found: ${text}`);
  checkHasClauses(sections.at(-1));
  sections.push({ number, title, clauses: [] });
}

function readClause({ number, clauses }: Section, text: string, context: RenderContext): Clause {
  const expected = `${number}.${clauses.length + 1}`;
  const [prefix, found] = /^(\d+\.\d+) (?=\S)/.exec(text) ?? [];
  if (!prefix || found !== expected) throw new Error(`expected clause ${expected}, found: ${text}`);
  return { number: expected, html: renderParagraph(text.slice(prefix.length), context) };
}

function lastClauseOf({ sections }: PolicyText): Clause {
  const clause = sections.at(-1)?.clauses.at(-1);
  if (!clause) throw new Error('a list must follow a clause');
  return clause;
}

const renderParagraph = (text: string, context: RenderContext) => `<p>${renderLine(text, context)}</p>`;

function renderList({ ordered, items }: Tokens.List, context: RenderContext): string {
  if (ordered) throw new Error('numbered lists are not allowed in a clause');
  return `<ul>${items.map(({ text }) => `<li>${renderLine(text, context)}</li>`).join('')}</ul>`;
}

function renderLine(text: string, context: RenderContext): string {
  if (text.includes('\n')) throw new Error(`a paragraph or list item must be a single line: ${text}`);
  return renderInline(Lexer.lexInline(text), context);
}

function checkIsComplete({ introduction, sections }: PolicyText): void {
  if (introduction === '') throw new Error('introduction expected');
  if (sections.length === 0) throw new Error('sections expected');
  checkHasClauses(sections.at(-1));
}

function checkHasClauses(section: Section | undefined): void {
  if (section?.clauses.length === 0) throw new Error(`section ${section.number} has no clause`);
}
