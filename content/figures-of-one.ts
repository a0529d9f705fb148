import { figures } from './legal/figures.ts';

/**
 * Leaves out the placeholders of figures that are 1, which Arabic writes as a word: «شهر واحد». They are compared again
 * when the figure changes.
 */
export function withoutFiguresOfOne(placeholders: Iterable<string>): string[] {
  const ones = new Set(Object.entries(figures).flatMap(([name, value]) => (value === 1 ? [`{${name}}`] : [])));
  return [...placeholders].filter((placeholder) => !ones.has(placeholder));
}
