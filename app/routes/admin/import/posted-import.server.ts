import * as z from 'zod/mini';
import {
  type ColumnChoice,
  type ImportKind,
  importColumns,
  importKinds,
  importLimits,
  type TableProblem,
} from '#features/families/import/imports.ts';
import { decodeText } from '#features/families/import/table.server.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { isMultipart, type MultipartFile, readMultipart } from '#platform/multipart.server.ts';
import { parseJson } from '#platform/parse-json.ts';
import { normaliseNewlines } from '#platform/text-input.ts';

export interface PostedImport {
  form: FormData;
  kind: ImportKind;
  text: string;
  problem: TableProblem | null;
  /** Empty before the columns were shown. */
  columns: ColumnChoice[];
  intent: string | null;
  reviewed: string;
  sendsInvitations: boolean;
  /** How many conflicts of lessons were shown. */
  acceptedConflicts: number;
  /** Of an import that is finished: the errors of the rows that were left out, by line. */
  leftOut: ReadonlyMap<number, string> | null;
}

/** Files of UTF-16 are larger as UTF-8. */
const textBytes = 2 * importLimits.fileBytes;

/** An import whose password has expired reads its request again. */
const alreadyRead = new WeakMap<Request, Promise<PostedImport>>();

/** The cells travel with the form from step to step: the server stores nothing before the import. @see PD-59 */
export function readPostedImport(request: Request): Promise<PostedImport> {
  const posted = alreadyRead.get(request) ?? read(request);
  alreadyRead.set(request, posted);
  return posted;
}

async function read(request: Request): Promise<PostedImport> {
  let file: Uint8Array | 'too large' | null = null;
  const { form, problem } = isMultipart(request.headers)
    ? await readMultipart(
        request,
        async (posted) => {
          file = await readFile(posted);
        },
        { fieldSize: textBytes },
      )
    : { form: await request.formData(), problem: null };
  const kind = importKinds.find((each) => each === onlyText(form, 'kind')) ?? 'students';
  return {
    form,
    kind,
    ...textOf(file, onlyText(form, 'text') ?? '', problem !== null),
    columns: columnsOf(form, kind),
    intent: onlyText(form, 'intent'),
    reviewed: onlyText(form, 'reviewed') ?? '',
    sendsInvitations: onlyText(form, 'invitations') === 'now',
    acceptedConflicts: Number(onlyText(form, 'conflicts') ?? 0),
    leftOut: leftOutIn(onlyText(form, 'leftOut')),
  };
}

const LeftOutSchema = z.array(z.tuple([z.int(), z.string()]));

function leftOutIn(json: string | null): ReadonlyMap<number, string> | null {
  const { data } = LeftOutSchema.safeParse(parseJson(json));
  return data ? new Map(data) : null;
}

function textOf(
  file: Uint8Array | 'too large' | null,
  pasted: string,
  isMalformed: boolean,
): Pick<PostedImport, 'text' | 'problem'> {
  if (file === 'too large' || isMalformed) return { text: '', problem: 'too large' };
  if (file === null) {
    const text = normaliseNewlines(pasted.toWellFormed());
    return { text, problem: text.trim() === '' ? 'missing' : null };
  }
  const text = decodeText(file);
  return text === null ? { text: '', problem: 'not text' } : { text, problem: null };
}

async function readFile({ content }: MultipartFile): Promise<Uint8Array | 'too large'> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    size += piece.byteLength;
    if (size > importLimits.fileBytes) return 'too large';
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function columnsOf(form: FormData, kind: ImportKind): ColumnChoice[] {
  return Array.from({ length: importLimits.columns }, (_, index) => onlyText(form, `column.${index}`))
    .filter((name) => name !== null)
    .map((name) => importColumns[kind].find((column) => column === name) ?? null);
}
