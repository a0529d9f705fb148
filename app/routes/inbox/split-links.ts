export interface TextPart {
  text: string;
  isLink: boolean;
}

const candidate = /https?:\/\/[^\s<>"'`\u2018-\u201f«»\u3000-\u303f\uff00-\uffef]+/giu;
/** Punctuation that ends the sentence rather than the address. */
const trailing = /(?:[.,;:!?،؛؟*_~…]|&(?:gt|quot);)+$/u;

/** Splits a text at its http and https addresses. The parts joined are the text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const address = withoutClosing(found.replace(trailing, ''));
    if (!isSafe(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isLink: false });
    parts.push({ text: address, isLink: true });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false });
  return parts;
}

const brackets = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;

/** Drops a bracket that was opened before the address. */
function withoutClosing(address: string): string {
  for (const [open, close] of brackets) {
    const count = (bracket: string) => address.split(bracket).length;
    if (address.endsWith(close) && count(close) > count(open))
      return withoutClosing(address.slice(0, -1).replace(trailing, ''));
  }
  return address;
}

/** An address with a user name may look like that of another site: `https://school.example@evil.example`. */
function isSafe(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.host !== ''
  );
}
