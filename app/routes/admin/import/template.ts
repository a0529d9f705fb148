import { data } from 'react-router';
import { importKinds, templateColumns } from '#features/families/import/imports.ts';
import { csvDownload, csvSeparator } from '#http/csv-download.server.ts';
import { languageOf } from '#http/language.server.ts';
import { catalogueOf } from '#i18n/catalogue-of.ts';
import { translator } from '#i18n/translate.ts';
import { csvLine, utf8Bom } from '#platform/csv.ts';
import type { Route } from './+types/template.ts';
import { columnText, permittedIn, permittedText } from './import-texts.ts';

/** A file with the headings of all columns and a row of the permitted values, in the language of the reader. @see PD-59 */
export function loader({ request, params, context }: Route.LoaderArgs): Response {
  const kind = importKinds.find((each) => each === params.kind);
  if (!kind) throw data(null, { status: 404 });
  const language = languageOf(request, context);
  const t = translator(language, catalogueOf(language));
  const separator = csvSeparator(language);
  const columns = templateColumns(kind);
  const headings = columns.map((column) => columnText(column, t));
  const explanations = columns.map((column, index) => {
    const permitted = permittedIn(column);
    if (permitted) return permittedText(permitted, t);
    return index === 0 ? t('imports.template.explanation') : '';
  });
  return csvDownload(kind, utf8Bom + csvLine(headings, separator) + csvLine(explanations, separator));
}
