import { data } from 'react-router';
import { importColumns, importKinds } from '../../../features/families/import/imports.ts';
import { csvDownload } from '../../../http/csv-download.server.ts';
import { languageOf } from '../../../http/language.server.ts';
import { catalogueOf } from '../../../i18n/catalogues.ts';
import { translator } from '../../../i18n/translate.ts';
import { csvLine, utf8Bom } from '../../../platform/csv.ts';
import type { Route } from './+types/template.ts';
import { columnText } from './import-texts.ts';

/** A file with the headings of all columns, in the language of the reader. */
export function loader({ request, params, context }: Route.LoaderArgs): Response {
  const kind = importKinds.find((each) => each === params.kind);
  if (!kind) throw data(null, { status: 404 });
  const language = languageOf(request, context);
  const t = translator(language, catalogueOf(language));
  return csvDownload(kind, utf8Bom + csvLine(importColumns[kind].map((column) => columnText(column, t))));
}
