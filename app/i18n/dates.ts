/** Writes `1er mars 2026` in French, where Intl writes `1 mars 2026`. */
export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): (at: Date) => string {
  const format = new Intl.DateTimeFormat(locale, options);
  if (!locale.startsWith('fr')) return (at) => format.format(at);
  return (at) =>
    format
      .formatToParts(at)
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('');
}
