type FormatDate = (at: Date) => string;

const formatters = new Map<string, FormatDate>();

/**
 * Writes `1er mars 2026` in French, where Intl writes `1 mars 2026`, and the names of months in Arabic, where Intl writes
 * `2026/03/01`. Cached: creating a formatter is about 1,000 times as expensive as using it, and a page may have hundreds
 * of dates.
 */
export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): FormatDate {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? createFormatter(locale, options);
  formatters.set(key, known);
  return known;
}

function createFormatter(locale: string, options: Intl.DateTimeFormatOptions): FormatDate {
  if (locale.startsWith('fr')) return formatterOfParts(locale, options, firstDayInFrench);
  if (locale.startsWith('ar')) return formatterOfParts(locale, withMonthName(options), unbrokenTime);
  const format = new Intl.DateTimeFormat(locale, options);
  return (at) => format.format(at);
}

type Part = Intl.DateTimeFormatPart;

function formatterOfParts(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  textOf: (part: Part, next: Part | undefined) => string,
): FormatDate {
  const format = new Intl.DateTimeFormat(locale, options);
  return (at) => {
    const parts = format.formatToParts(at);
    return parts.map((part, index) => textOf(part, parts[index + 1])).join('');
  };
}

const firstDayInFrench = ({ type, value }: Part) => (type === 'day' && value === '1' ? '1er' : value);

/** `5:47 م` stays on one line. */
const unbrokenTime = ({ value }: Part, next: Part | undefined) =>
  value === ' ' && next?.type === 'dayPeriod' ? '\u00a0' : value;

function withMonthName(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  const { dateStyle, timeStyle, ...others } = options;
  if (dateStyle !== 'medium') return options;
  const time = timeStyle && ({ hour: 'numeric', minute: '2-digit' } as const);
  return { ...others, year: 'numeric', month: 'long', day: 'numeric', ...time };
}
