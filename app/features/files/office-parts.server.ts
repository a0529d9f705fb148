import type { FileRefusal } from './file-refused.server.ts';

/* Parts of office files that run programs or load other files when somebody opens them. Names are those of OOXML (ECMA-376)
   and OpenDocument. */

type Danger = Extract<FileRefusal, 'macros' | 'embedded objects' | 'external content'>;

const dangerousNames: readonly [RegExp, Danger][] = [
  [/(^|\/)vba(project\.bin|data\.xml)$/i, 'macros'],
  // Macros of Excel 4.
  [/^xl\/(macrosheets|dialogsheets)\//i, 'macros'],
  [/^(.+\/)?(basic|scripts)\//i, 'macros'],
  [/(^|\/)(activex|controls)\//i, 'embedded objects'],
  [/(^|\/)embeddings\/(?!.*\.(docx|xlsx|pptx)$)[^/]*$/i, 'embedded objects'],
  // OpenDocument: a binary object. An embedded formula or chart is a folder.
  [/^object \d+$/i, 'embedded objects'],
];

export function dangerOfName(name: string): Danger | null {
  return dangerousNames.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Documents within documents, which have parts of their own. */
export const isEmbeddedDocument = (name: string): boolean => /(^|\/)embeddings\/[^/]+\.(docx|xlsx|pptx)$/i.test(name);

/** Parts whose content is checked. */
export function isCheckedPart(name: string): boolean {
  return /\.rels$|^(word|ppt)\/.*\.xml$|^xl\/(workbook\.xml$|externalLinks\/)|(^|\/)(content|styles)\.xml$/i.test(name);
}

export function dangerOfPart(name: string, content: Buffer): Danger | null {
  const xml = textOf(content);
  if (/\.rels$/i.test(name)) return tagsOf(xml, 'Relationship').some(loadsContent) ? 'external content' : null;
  if (/<(\w+:)?event-listener\b|vnd\.sun\.star\.script:|"ppaction:\/\/macro/i.test(xml)) return 'macros';
  if (/<draw:(object-ole|plugin|applet|floating-frame)\b|"ppaction:\/\/program/i.test(xml)) return 'embedded objects';
  if (/<(\w+:)?(ddeLink|oleLink|dde-source|dde-connection-decl)\b/i.test(xml)) return 'external content';
  return /\bDDE(AUTO)?\b/.test(fieldCodesOf(xml)) ? 'external content' : null;
}

const loadingTypes = /\/(attachedTemplate|oleObject|externalLink\w*|xlExternalLinkPath\w*|frame|subDocument|control)$/i;

/** A link that a person follows and pictures of websites are allowed, files of other computers are not. */
function loadsContent(tag: string): boolean {
  if (!/^external$/i.test(attributeOf(tag, 'TargetMode'))) return false;
  const type = attributeOf(tag, 'Type');
  if (loadingTypes.test(type)) return true;
  return !/\/hyperlink$/i.test(type) && /^\s*(file:|[\\/]{2})/i.test(attributeOf(tag, 'Target'));
}

function tagsOf(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, 'gi')) ?? [];
}

function attributeOf(tag: string, name: string): string {
  const [, , value = ''] = new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 'is').exec(tag) ?? [];
  return decodeReferences(value);
}

/** Word splits the code of a field into several elements. */
function fieldCodesOf(xml: string): string {
  const elements = [...xml.matchAll(/<w:instrText\b[^<>]*>([^<]*)/gi)].map(([, text = '']) => text);
  const attributes = [...xml.matchAll(/\sw:instr\s*=\s*(["'])(.*?)\1/gis)].map(([, , text = '']) => text);
  return decodeReferences([elements.join(''), ...attributes].join('\n'));
}

function decodeReferences(text: string): string {
  return text.replace(/&#(x[\da-f]+|\d+);/gi, (_, code: string) => {
    const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

/** XML may be UTF-16. As UTF-8 it is read byte by byte, because the patterns are ASCII. */
function textOf(content: Buffer): string {
  const [first, second] = content;
  if (first === 0xfe || first === 0)
    return Buffer.from(content.subarray(0, content.length & ~1))
      .swap16()
      .toString('utf16le');
  return content.toString(first === 0xff || second === 0 ? 'utf16le' : 'latin1');
}
