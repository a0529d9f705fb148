import { data } from 'react-router';
import { columnProblemOf } from '#features/families/import/columns.server.ts';
import { type ImportedTable, parseTable } from '#features/families/import/table.server.ts';
import { csvDownload, csvSeparator } from '#http/csv-download.server.ts';
import { languageOf } from '#http/language.server.ts';
import { catalogueOf } from '#i18n/catalogue-of.ts';
import { type Translate, translator } from '#i18n/translate.ts';
import { csvLine, utf8Bom } from '#platform/csv.ts';
import type { Route } from './+types/rows.ts';
import { chosenColumns, planned } from './handle-import.server.ts';
import { outcomeText } from './import-texts.ts';
import { type PostedImport, readPostedImport } from './posted-import.server.ts';

export function loader(): never {
  throw data(null, { status: 404 });
}

/** Downloads the unchanged rows with line number and result, to correct them and import them again. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const posted = await readPostedImport(request);
  const table = posted.problem ?? parseTable(posted.text);
  if (typeof table === 'string') throw data(null, { status: 400 });
  const language = languageOf(request, context);
  const t = translator(language, catalogueOf(language));
  const separator = csvSeparator(language);
  const outcomes = posted.leftOut ?? (await checkedOutcomes(context, posted, table, t));
  const lines = table.rows.flatMap(({ line, cells }) => {
    const outcome = outcomes.get(line);
    return outcome === undefined ? [] : [csvLine([...cells, String(line), outcome], separator)];
  });
  const headings = csvLine([...table.headings, t('imports.line'), t('imports.outcome')], separator);
  return csvDownload('import', utf8Bom + headings + lines.join(''));
}

/** Of every row, by line. */
async function checkedOutcomes(
  context: Route.ActionArgs['context'],
  posted: PostedImport,
  table: ImportedTable,
  t: Translate,
): Promise<ReadonlyMap<number, string>> {
  const columns = chosenColumns(posted, table);
  if (columnProblemOf(posted.kind, columns)) throw data(null, { status: 400 });
  const { rows } = await planned(context, { kind: posted.kind, table, columns });
  return new Map(rows.map((row) => [row.line, outcomeText(row, t)]));
}
