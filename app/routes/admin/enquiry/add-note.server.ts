import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { addNote, EntryRefused } from '../../../features/enquiries/add-entry.server.ts';
import { NoteSchema } from '../../../features/enquiries/entries.schema.ts';
import { parseSentForm } from '../../../forms/parse-form.server.ts';
import { getSession } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import { person, writeAs } from '../../../platform/database.server.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { enquiryPath } from './enquiry-path.ts';
import { noteForm } from './note-form.ts';

export async function addNoteFromForm(form: FormData, enquiryId: string, context: Readonly<RouterContextProvider>) {
  const { values, parsed } = parseSentForm(form, NoteSchema, noteForm);
  if (!parsed.ok) return data({ refusedNote: { values, errors: parsed.errors } }, { status: 400 });
  const { personId } = getSession(context);
  const { keyring } = context.get(servicesContext);
  const { note: text, requestId } = parsed.value;
  try {
    await writeAs(person(personId), (tx) => addNote(tx, keyring, { enquiryId, text, requestId }, personId));
  } catch (error) {
    if (!(error instanceof EntryRefused)) throw error;
    if (error.reason === 'unknown enquiry') throw data(null, { status: 404 });
    const renewed = { ...values, requestId: randomUUID() };
    const errors = { note: 'pipeline.note.otherContent' } as const;
    return data({ refusedNote: { values: renewed, errors } }, { status: 409 });
  }
  throw redirect(enquiryPath(enquiryId), {
    status: 303,
    headers: toastHeader(context, { tone: 'success', text: 'pipeline.note.success' }),
  });
}
