import { type Language, languages } from '#content/languages.ts';
import type { CsvSeparator } from '#platform/csv.ts';

export const csvSeparator = (language: Language): CsvSeparator => (languages[language].decimalSign === ',' ? ';' : ',');

/** @param name without the extension */
export function csvDownload(name: string, body: string | ReadableStream): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
  });
}
