import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { RouterContextProvider } from 'react-router';
import { recordAuditEvent } from '#features/audit/audit.server.ts';

import type { PlainTranslationKey, Translate } from '#i18n/translate.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import { type CsvSeparator, csvLine, utf8Bom } from '#platform/csv.ts';
import type { Tx } from '#platform/database.server.ts';
import { type ListShape, type Page, parseListQuery, type QueryOf, recordedParameters } from '#platform/lists.ts';
import { csvDownload, csvSeparator } from './csv-download.server.ts';
import type { ExportedList } from './exported-lists.ts';
import { languageOf } from './language.server.ts';
import { getSession, readForSession, writeForSession } from './session.server.ts';

type Context = Readonly<RouterContextProvider>;

export interface ListExport<Shape extends ListShape, Item> {
  name: ExportedList;
  shape: Shape;
  read(tx: Tx, query: QueryOf<Shape>, size: number): Promise<Page<Item>>;
  /** Heading and cell. */
  columns: readonly (readonly [
    PlainTranslationKey | ((t: Translate) => string),
    (item: Item, t: Translate) => string | null,
  ])[];
}

export type Exporter = (request: Request, form: FormData, context: Context) => Promise<Response>;

/** The posted fields are the parameters of the list's URL. */
export function exporterOf<Shape extends ListShape, Item>(list: ListExport<Shape, Item>): Exporter {
  return async (request, form, context) => {
    const language = languageOf(request, context);
    const parameters = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    const query = { ...parseListQuery(list.shape, parameters), after: null };
    await recordExport(context, list, query);
    const read = (after: string | null) =>
      readForSession(context, (tx) => list.read(tx, { ...query, after }, batchSize));
    const lines = linesOf(list, read, { t: translateInto(language), separator: csvSeparator(language) });
    return csvDownload(
      fileName(list, query),
      createReadableStreamFromReadable(Readable.from(lines, { objectMode: false })),
    );
  };
}

const batchSize = 500;

/** Names the list, its filters and the day, such as `students-search-primary-2026-11-21`. */
function fileName<Shape extends ListShape>(
  { name, shape }: Pick<ListExport<Shape, never>, 'name' | 'shape'>,
  query: QueryOf<Shape>,
): string {
  const filters = Object.entries(query.filters).flatMap(([filter, value]) =>
    value === null ? [] : [shape.filters[filter] === 'name' ? filter : value],
  );
  const day = new Date().toISOString().slice(0, 10);
  return [name, ...(query.search === '' ? [] : ['search']), ...filters, day].join('-');
}

/** Records who exported which list with which filters. */
function recordExport<Shape extends ListShape>(
  context: Context,
  { name, shape }: Pick<ListExport<Shape, never>, 'name' | 'shape'>,
  query: QueryOf<Shape>,
): Promise<void> {
  const parameters = recordedParameters(shape, query);
  const { personId } = getSession(context);
  return writeForSession(context, (tx) =>
    recordAuditEvent(tx, {
      event: 'list exported',
      subject: { type: 'account', id: personId },
      details: { list: name, parameters },
    }),
  );
}

/** `2026-11-21 12:00:00Z`: spreadsheets sort it, and it names its time zone. */
export function timeOf(time: Date | null): string | null {
  return time && `${time.toISOString().slice(0, 19).replace('T', ' ')}Z`;
}

/** One transaction per batch: a slow download holds no database connection. */
async function* linesOf<Shape extends ListShape, Item>(
  { columns }: ListExport<Shape, Item>,
  read: (after: string | null) => Promise<Page<Item>>,
  { t, separator }: { t: Translate; separator: CsvSeparator },
): AsyncGenerator<string> {
  const headings = columns.map(([heading]) => (typeof heading === 'string' ? t(heading) : heading(t)));
  yield utf8Bom + csvLine(headings, separator);
  let after: string | null = null;
  do {
    const page: Page<Item> = await read(after);
    if (page.items.length > 0)
      yield page.items
        .map((item) =>
          csvLine(
            columns.map(([, cell]) => cell(item, t)),
            separator,
          ),
        )
        .join('');
    after = page.next;
  } while (after !== null);
}
