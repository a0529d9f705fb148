import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A top-level declaration of a module: the names that it refers to, and its texts. */
export interface ModulePart {
  file: string;
  names: Set<string>;
  texts: Set<string>;
  /** Texts of a property or variable `texts`, which are prefixes of keys. */
  prefixes: Set<string>;
  /** Literal parts of template strings, between `${…}`. */
  templates: string[][];
  /** Modules that it imports dynamically. */
  lazy: string[];
}

interface Import {
  file: string;
  /** `*` for all exports. */
  name: string;
}

export interface Module {
  parts: Map<string, ModulePart>;
  imports: Map<string, Import>;
  /** Local names, or re-exports of other modules. */
  exports: Map<string, string | Import>;
  /** Statements that run at import. */
  effects: ModulePart;
}

type Node = { type: string; [property: string]: unknown };

const modules = new Map<string, Module>();

export function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const read = readModule(file);
  modules.set(file, read);
  return read;
}

/** After a change of the file. */
export function forgetModule(file: string): void {
  modules.delete(file);
}

function readModule(file: string): Module {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file} could not be parsed: ${errors[0]?.message}`);
  const module: Module = { parts: new Map(), imports: new Map(), exports: new Map(), effects: emptyPart(file) };
  for (const statement of program.body as unknown as Node[]) readStatement(statement, module, file);
  return module;
}

const emptyPart = (file: string): ModulePart => ({
  file,
  names: new Set(),
  texts: new Set(),
  prefixes: new Set(),
  templates: [],
  lazy: [],
});

function readStatement(statement: Node, module: Module, file: string): void {
  const source = (statement['source'] as Node | null | undefined)?.['value'];
  const from = typeof source === 'string' ? resolve(file, source) : null;
  switch (statement.type) {
    case 'ImportDeclaration':
      if (from && statement['importKind'] !== 'type') readImports(statement, module, from);
      return;
    case 'ExportNamedDeclaration':
      if (statement['exportKind'] === 'type') return;
      for (const specifier of listOf(statement['specifiers'])) {
        const local = nameOf(specifier['local']);
        module.exports.set(nameOf(specifier['exported']), from ? { file: from, name: local } : local);
      }
      for (const name of declare(statement['declaration'] as Node | null, module, file)) module.exports.set(name, name);
      return;
    case 'ExportDefaultDeclaration': {
      const declaration = statement['declaration'] as Node;
      const [name = 'default'] = declare(declaration, module, file);
      if (name === 'default') module.parts.set(name, partOf(declaration, file));
      module.exports.set('default', name);
      return;
    }
    default:
      if (declare(statement, module, file).length === 0) collect(statement, module.effects);
  }
}

function readImports(statement: Node, { imports }: Module, file: string): void {
  for (const specifier of listOf(statement['specifiers'])) {
    if (specifier['importKind'] === 'type') continue;
    const name =
      specifier.type === 'ImportSpecifier'
        ? nameOf(specifier['imported'])
        : specifier.type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*';
    imports.set(nameOf(specifier['local']), { file, name });
  }
}

/** @returns the names that the statement declares */
function declare(statement: Node | null, { parts }: Module, file: string): string[] {
  if (statement?.type === 'VariableDeclaration') {
    return listOf(statement['declarations']).flatMap((declarator) => {
      const declared = new Set<string>();
      collectNames(declarator['id'] as Node, declared);
      const part = partOf(declarator, file);
      for (const name of declared) parts.set(name, part);
      return [...declared];
    });
  }
  const isNamed = statement?.type === 'FunctionDeclaration' || statement?.type === 'ClassDeclaration';
  if (!isNamed || !statement['id']) return [];
  const name = nameOf(statement['id']);
  parts.set(name, partOf(statement, file));
  return [name];
}

function collectNames(pattern: Node, names: Set<string>): void {
  if (pattern.type === 'Identifier') names.add(nameOf(pattern));
  else for (const child of childrenOf(pattern)) collectNames(child, names);
}

function partOf(node: Node, file: string): ModulePart {
  const part = emptyPart(file);
  collect(node, part);
  return part;
}

/** Type-only syntax, except for the expressions that carry a type. */
const isType = ({ type }: Node) => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull|Instantiation)/.test(type);

function collect(node: Node, part: ModulePart): void {
  if (isType(node) || isTextOnServer(node, part.file)) return;
  const named = node['key'] ?? node['name'] ?? node['id'];
  if (typeof named === 'object' && nameOf(named ?? {}) === 'texts') collectTexts(node, part.prefixes);
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') part.names.add(nameOf(node));
  if (node.type === 'Literal' && typeof node['value'] === 'string') part.texts.add(node['value']);
  if (node.type === 'TemplateLiteral') {
    const pieces = listOf(node['quasis']).map((piece) => (piece['value'] as { cooked: string }).cooked);
    if (pieces.length === 1) part.texts.add(pieces.join(''));
    else part.templates.push(pieces);
  }
  if (node.type === 'ImportExpression') {
    const lazy = resolve(part.file, String((node['source'] as Node)['value']));
    if (lazy) part.lazy.push(lazy);
  }
  for (const child of childrenOf(node)) collect(child, part);
}

/** `t('…')` or `texts['…']` on the server, which has all texts. */
const isTextOnServer = (node: Node, file: string) =>
  file.includes('.server.') &&
  (node.type === 'CallExpression'
    ? nameOf(node['callee']) === 't'
    : node.type === 'MemberExpression' && node['computed']);

function collectTexts(node: Node, texts: Set<string>): void {
  if (node.type === 'Literal' && typeof node['value'] === 'string') texts.add(node['value']);
  for (const child of childrenOf(node)) collectTexts(child, texts);
}

/** Excludes property names, which do not refer to declarations. */
function childrenOf(node: Node): Node[] {
  const isPlain = !node['computed'];
  const skipped =
    node.type === 'MemberExpression' && isPlain
      ? 'property'
      : (node.type === 'Property' || node.type === 'PropertyDefinition') && isPlain && !node['shorthand']
        ? 'key'
        : node.type === 'JSXAttribute'
          ? 'name'
          : null;
  return Object.entries(node).flatMap(([key, value]) => (key === skipped ? [] : listOf(value)));
}

function listOf(value: unknown): Node[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one);
}

function nameOf(node: unknown): string {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
}

/** Returns null for packages, style sheets and other non-modules. */
function resolve(file: string, source: string): string | null {
  const found = source.startsWith('#')
    ? aliased(source)
    : source.startsWith('.') && path.resolve(path.dirname(file), source);
  if (!found) return null;
  return /\.tsx?$/.test(found) && existsSync(found) ? found : null;
}

const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @param source as in `#platform/log.server.ts` */
function aliased(source: string): string {
  const [area = ''] = source.split('/', 1);
  return path.resolve((imports[`${area}/*`] ?? '').replace('*', source.slice(area.length + 1)));
}
