import type { CopyOf } from '#content/copy.ts';
import { type Language, languages } from '#content/languages.ts';
import { type Figure, type FigureName, figures } from '#content/legal/figures.ts';
import { nameIn } from '#content/names.ts';
import { dateFormatter } from './dates.ts';

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
  return text.replace(placeholder, (match: string, preposition: string | undefined, name: string, offset: number) => {
    const value = nameIn(name, language) ?? (isFigure(name) ? formatFigure(figures[name], language) : undefined);
    if (value === undefined) throw new Error(`Unknown placeholder {${name}}`);
    const before = text.slice(0, offset + match.length - name.length - '{}'.length);
    return language === 'fr' ? joinFrench(preposition, value, before) : (preposition ?? '') + value;
  });
}

const placeholder = /((?<!\p{L})(?:de|à) )?\{(\w+)\}/gu;

const contractions: Record<string, string> = { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' };

/** Contracts `de` + `le règlement` to `du règlement` and capitalises the start of a sentence. */
function joinFrench(preposition = '', value: string, before: string): string {
  const joined = (preposition + value).replace(/^(?:de|à) les?(?= )/, (words) => contractions[words] ?? words);
  return /(?:^|[.!?] )$/.test(before) ? joined.charAt(0).toUpperCase() + joined.slice(1) : joined;
}

const isFigure = (name: string): name is FigureName => Object.hasOwn(figures, name);

/** `30`, `50%`, `£5,000`, `30 September 2025`, `31 August`, `GBP or USD` */
export function formatFigure(figure: Figure, language: Language): string {
  const locale = languages[language].dateLocale;
  if (typeof figure === 'number') return new Intl.NumberFormat(locale).format(figure);
  if ('share' in figure) return new Intl.NumberFormat(locale, { style: 'percent' }).format(figure.share);
  if ('amount' in figure) return formatMoney(figure, locale);
  if ('date' in figure) return formatDate(figure.date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
  if ('yearMonth' in figure) return formatDate(`${figure.yearMonth}-01`, locale, { month: 'long', year: 'numeric' });
  if ('month' in figure) {
    const day = new Date(Date.UTC(2001, figure.month - 1, figure.day)).toISOString();
    return formatDate(day, locale, { day: 'numeric', month: 'long' });
  }
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(figure);
}

function formatMoney({ amount, currency }: { amount: number; currency: string }, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // In Arabic text the currency symbol would appear on the wrong side.
    currencyDisplay: locale.startsWith('ar') ? 'name' : 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
}

function formatDate(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormatter(locale, { ...options, timeZone: 'UTC' })(new Date(date));
}
