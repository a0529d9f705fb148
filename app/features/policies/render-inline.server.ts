import type { Token, Tokens } from 'marked';
import { escapeHtml } from '#platform/escape-html.ts';

export type RenderContext = {
  fill(text: string): string;
  hrefOf(link: string): string;
  isRightToLeft: boolean;
};

export function renderInline(tokens: Token[], context: RenderContext): string {
  return tokens.map((token) => renderToken(token, context)).join('');
}

function renderToken(token: Token, context: RenderContext): string {
  if (isLink(token))
    return `<a href="${escapeHtml(hrefOf(token, context))}">${renderInline(token.tokens, context)}</a>`;
  if (!isText(token)) throw new Error(`${token.type} is not allowed in a policy: ${token.raw}`);
  const text = context.fill(token.text);
  return context.isRightToLeft ? isolateLatin(text) : escapeHtml(text);
}

const isLink = (token: Token): token is Tokens.Link => token.type === 'link';
const isText = (token: Token): token is Tokens.Text | Tokens.Escape => token.type === 'text' || token.type === 'escape';

function hrefOf({ href }: Tokens.Link, context: RenderContext): string {
  if (!/^(\/[a-z]|#\d)/.test(href)) throw new Error(`a policy may only link to pages of this site: ${href}`);
  return context.hrefOf(href);
}

/** A Latin name with digits and brackets, up to the next Arabic character or punctuation mark. */
const latinName = /([_\d]*[A-Za-z](?:[^\p{Script=Arabic}،؛؟«»()]|\([^\p{Script=Arabic}،؛؟«»()]*\))*(?<=[A-Za-z\d)]))/u;

function isolateLatin(text: string): string {
  const parts = text.split(latinName).map(escapeHtml);
  return parts.map((part, index) => (index % 2 === 0 ? part : `<bdi>${part}</bdi>`)).join('');
}
