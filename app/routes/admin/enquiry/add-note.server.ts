import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import { addNote, EntryRefused } from '../../../features/enquiries/add-entry.server.ts';
import { NoteSchema } from '../../../features/enquiries/entries.schema.ts';
import { handleForm } from '../../../forms/handle-form.server.ts';
import { parseSentForm } from '../../../forms/parse-form.server.ts';
import { redirectWithNotice } from '../../../http/notices.server.ts';
import { getSession, writeForSession } from '../../../http/session.server.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { enquiryPath } from './enquiry-path.ts';
import { noteForm } from './note-form.ts';

export async function addNoteFromForm(form: FormData, enquiryId: string, context: Readonly<RouterContextProvider>) {
  const posted = parseSentForm(form, NoteSchema, noteForm);
  return handleForm(posted, async ({ note: text, requestId }) => {
    const { personId } = getSession(context);
    const { keyring } = context.get(servicesContext);
    try {
      await writeForSession(context, (tx) => addNote(tx, keyring, { enquiryId, text, requestId }, personId));
    } catch (error) {
      if (!(error instanceof EntryRefused)) throw error;
      if (error.reason === 'unknown enquiry') throw data(null, { status: 404 });
      const values = { ...posted.values, requestId: randomUUID() };
      const errors = { note: 'pipeline.note.otherContent' } as const;
      return data({ intent: posted.intent, values, errors }, { status: 409 });
    }
    throw redirectWithNotice(context, enquiryPath(enquiryId), { tone: 'success', text: 'pipeline.note.success' });
  });
}
