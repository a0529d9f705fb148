import { isValidElement, type ReactNode } from 'react';

/**
 * The HTML of elements that are nothing but elements: no components, no styles, none that must stay empty. React hydrates
 * it like its own (`plain-html.test.tsx` holds the two together), and it takes a fifth of the time, which counts where a page
 * has fifty lines alike.
 *
 * @throws TypeError for anything else
 */
export function plainHtml(node: ReactNode): string {
  if (Array.isArray(node)) return htmlOfAll(node);
  if (typeof node === 'string') return escaped(node);
  if (typeof node === 'number') return String(node);
  if (!node || node === true) return '';
  if (!isValidElement<Record<string, unknown>>(node) || typeof node.type !== 'string')
    throw new TypeError('Plain HTML is made of plain elements alone');
  const { type, props } = node;
  let attributes = '';
  for (const name in props) if (name !== 'children') attributes += attribute(name, props[name]);
  return `<${type}${attributes}>${plainHtml(props['children'] as ReactNode)}</${type}>`;
}

/** Between two texts React sets a mark, to find them again. */
function htmlOfAll(nodes: readonly ReactNode[]): string {
  let html = '';
  let endsInText = false;
  for (const node of nodes) {
    const next = plainHtml(node);
    const isText = typeof node === 'string' || typeof node === 'number';
    html += endsInText && isText ? `<!-- -->${next}` : next;
    if (next !== '') endsInText = isText;
  }
  return html;
}

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null || typeof value === 'function') return '';
  const known = attributes.get(name) ?? nameOf(name);
  if (typeof value === 'boolean' && !isWordy(name)) return value ? `${known}""` : '';
  return `${known}"${escaped(String(value))}"`;
}

const isWordy = (name: string) => name.startsWith('aria-') || name.startsWith('data-');

/** What stands before the value. */
const attributes = new Map([['className', ' class=']]);

function nameOf(name: string): string {
  if (!namedAlike.test(name)) throw new TypeError(`Plain HTML does not know the attribute ${name}`);
  attributes.set(name, ` ${name}=`);
  return ` ${name}=`;
}

/** HTML names them as React does. */
const namedAlike = /^(href|id|lang|dir|title|role|translate|hidden|dateTime|(aria|data)-[a-z-]+)$/;

const characters: Record<string, string> = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string) =>
  /["'&<>]/.test(text) ? text.replace(/["'&<>]/g, (sign) => characters[sign] ?? sign) : text;
