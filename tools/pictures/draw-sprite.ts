import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames } from '#ui/icons/icon-names.ts';
import { drawWordmark } from './draw-wordmark.ts';

export const spriteFile = 'app/ui/icons/sprite.svg';

export async function drawSprite(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(drawSymbol));
  const { symbol } = await drawWordmark();
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${[...symbols, symbol].join('\n')}\n</svg>\n`;
}

async function drawSymbol(name: string): Promise<string> {
  const { default: component }: { default: LucideIcon } = await import(`lucide-react/icons/${name}`);
  const shapes = renderToStaticMarkup(createElement(component))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/\w+>/g, '/>');
  const look = 'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="${name}" ${look}>${shapes}</symbol>`;
}
