type FormatDate = (at: Date) => string;

const formatters = new Map<string, FormatDate>();

/**
 * Writes `1er mars 2026` in French, where Intl writes `1 mars 2026`. Cached: creating a formatter is about 1,000 times as
 * expensive as using it, and a page may have hundreds of dates.
 */
export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): FormatDate {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? createFormatter(locale, options);
  formatters.set(key, known);
  return known;
}

function createFormatter(locale: string, options: Intl.DateTimeFormatOptions): FormatDate {
  const format = new Intl.DateTimeFormat(locale, options);
  if (!locale.startsWith('fr')) return (at) => format.format(at);
  return (at) =>
    format
      .formatToParts(at)
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('');
}
