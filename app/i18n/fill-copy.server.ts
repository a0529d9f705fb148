import type { CopyOf } from '../../content/copy.ts';
import { imprintIn } from '../../content/imprint.ts';
import { type Language, languages } from '../../content/languages.ts';
import { type Figure, type FigureName, figures } from '../../content/legal/figures.ts';
import { school } from '../../content/school.ts';
import { dateFormatter } from './dates.ts';

/** What prose may name between braces besides the figures. */
const identity: Record<string, (language: Language) => string> = {
  school: () => school.name,
  parentCompany: () => school.parentCompany,
  jurisdiction: (language) => school.jurisdiction[language],
  imprint: (language) => imprintIn(language),
};

/**
 * Copy with its placeholders filled in: the school's names and the figures of `content/legal/figures.ts`, as the language
 * writes them. Server only: the prose of pages and policies is in no script.
 * @throws Error where a placeholder names nothing
 */
export function fillCopy<Copy>(copy: Copy, language: Language): CopyOf<Copy> {
  return fill(copy, language) as CopyOf<Copy>;
}

function fill(copy: unknown, language: Language): unknown {
  if (typeof copy === 'string') return fillText(copy, language);
  if (Array.isArray(copy)) return copy.map((part) => fill(part, language));
  if (typeof copy !== 'object' || copy === null) return copy;
  return Object.fromEntries(Object.entries(copy).map(([key, part]) => [key, fill(part, language)]));
}

export function fillText(text: string, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = identity[name]?.(language) ?? (isFigure(name) ? sayFigure(figures[name], language) : undefined);
    if (value === undefined) throw new Error(`No figure or name is called {${name}}`);
    return value;
  });
}

const isFigure = (name: string): name is FigureName => Object.hasOwn(figures, name);

/** A figure as a language writes it: `30`, `50%`, `£5,000`, `30 September 2025`, `31 August`, `GBP or USD`. */
export function sayFigure(figure: Figure, language: Language): string {
  const locale = languages[language].dateLocale;
  if (typeof figure === 'number') return new Intl.NumberFormat(locale).format(figure);
  if ('share' in figure) return new Intl.NumberFormat(locale, { style: 'percent' }).format(figure.share);
  if ('amount' in figure) return sayMoney(figure, locale);
  if ('date' in figure) return sayDate(figure.date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
  if ('yearMonth' in figure) return sayDate(`${figure.yearMonth}-01`, locale, { month: 'long', year: 'numeric' });
  if ('month' in figure) {
    const day = new Date(Date.UTC(2001, figure.month - 1, figure.day)).toISOString();
    return sayDate(day, locale, { day: 'numeric', month: 'long' });
  }
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(figure);
}

function sayMoney({ amount, currency }: { amount: number; currency: string }, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // beside Arabic words the sign would stand on the wrong side: the currency is named
    currencyDisplay: locale.startsWith('ar') ? 'name' : 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
}

function sayDate(date: string, locale: string, format: Intl.DateTimeFormatOptions): string {
  return dateFormatter(locale, { ...format, timeZone: 'UTC' })(new Date(date));
}
