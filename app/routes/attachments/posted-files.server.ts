import type { RouterContextProvider } from 'react-router';
import type * as z from 'zod/mini';
import { discardFiles } from '#features/files/attach-files.server.ts';
import { attachmentsText, fileLimits, parseAttachments, type StoredFile } from '#features/files/files.ts';
import { tryToStoreFile } from '#features/files/store-file.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import type { DefinedForm } from '#forms/define-form.ts';
import type { FieldErrors } from '#forms/form-answer.ts';
import { type ParsedForm, type PostedIdempotentForm, parseIdempotentForm } from '#forms/parse-form.server.ts';
import { findVisitorSession, writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { log } from '#platform/log.server.ts';
import { isMultipart, type MultipartFile, readMultipart } from '#platform/multipart.server.ts';
import { requestOriginContext, servicesContext } from '#platform/request-context.server.ts';
import { refusalTexts } from './refusal-texts.ts';

type Context = Readonly<RouterContextProvider>;

type PostWithFiles<Name extends string, Value> = PostedIdempotentForm<Name | 'attachments', Value> & {
  files: readonly StoredFile[];
  isConfirmed: boolean;
};

/** Parses a form with files. `attachments` lists the stored ones, and gets the error of a refused one. */
export async function parseFormWithFiles<Schema extends z.ZodMiniObject, Name extends string>(
  request: Request,
  context: Context,
  schema: Schema,
  definition: DefinedForm<Name | 'attachments'>,
): Promise<PostWithFiles<Name, z.output<Schema> & { requestId: string }>> {
  const { form, files, error } = await readFormWithFiles(request, context);
  const posted = parseIdempotentForm(form, schema, definition);
  return {
    ...posted,
    parsed: error === null ? posted.parsed : withFileError(posted.parsed, error),
    files,
    isConfirmed: isConfirmed(form),
  };
}

function withFileError<Value, Name extends string>(
  parsed: ParsedForm<Value, Name | 'attachments'>,
  error: PlainTranslationKey,
): ParsedForm<Value, Name | 'attachments'> {
  const errors = { ...(!parsed.ok && parsed.errors), attachments: error };
  return { ok: false, errors: errors as FieldErrors<Name | 'attachments'> };
}

interface FormWithFiles {
  form: FormData;
  files: StoredFile[];
  error: PlainTranslationKey | null;
}

/**
 * Reads the form of a message. A browser without a script posts the files with it: they are stored, and those whose box
 * `removedFile` is ticked are deleted. A refused file leaves the rest of the form and the other files.
 * @see PD-35
 */
async function readFormWithFiles(request: Request, context: Context): Promise<FormWithFiles> {
  const stored: StoredFile[] = [];
  let error: PlainTranslationKey | null = null;
  const { form, problem } = isMultipart(request.headers)
    ? await readMultipart(request, async (file) => {
        const outcome = await store(file, context);
        if (typeof outcome === 'string') error ??= outcome;
        else stored.push(outcome);
      })
    : { form: await request.formData(), problem: null };
  if (problem !== null) error ??= 'attachments.failed';
  const listed = parseAttachments(String(form.get('attachments') ?? ''));
  const isRemoved = ({ id }: StoredFile) => form.getAll('removedFile').includes(id);
  const wanted = [...listed.filter((file) => !isRemoved(file)), ...stored];
  const files = wanted.slice(0, fileLimits.perMessage);
  if (wanted.length > files.length) error ??= refusalTexts['too many files'];
  await discard([...listed.filter(isRemoved), ...wanted.slice(fileLimits.perMessage)], context);
  form.set('attachments', attachmentsText(files));
  return { form, files, error };
}

/** Returns the stored file, or the text of the reason for which it was refused. */
async function store({ name, content }: MultipartFile, context: Context): Promise<StoredFile | PlainTranslationKey> {
  const session = findVisitorSession(context);
  if (!session) return 'attachments.failed';
  const { scanCommand } = context.get(servicesContext);
  try {
    const stored = await tryToStoreFile({ ownerId: session.personId, scanCommand }, { name, content });
    return 'file' in stored ? stored.file : refusalTexts[stored.refused];
  } catch (error) {
    log.warn({ err: error, requestId: context.get(requestOriginContext).id }, 'a file could not be stored');
    return 'attachments.failed';
  }
}

async function discard(files: readonly StoredFile[], context: Context): Promise<void> {
  const session = findVisitorSession(context);
  if (!session || files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await writeForSession(context, (tx) => discardFiles(tx, ids)).catch(() => {});
}
