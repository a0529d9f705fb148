import { data, type RouterContextProvider } from 'react-router';
import { addNote, EntryRefused } from '#features/enquiries/add-entry.server.ts';
import { NoteSchema } from '#features/enquiries/entries.schema.ts';
import { handleSentForm } from '#forms/handle-form.server.ts';
import { parseIdempotentForm } from '#forms/parse-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import { noteForm } from './note-form.ts';

/** @param page shows the enquiry */
export async function addNoteFromForm(
  form: FormData,
  { id: enquiryId, page }: { id: string; page: string },
  context: Readonly<RouterContextProvider>,
) {
  const posted = parseIdempotentForm(form, NoteSchema, noteForm);
  const otherContent = { note: 'pipeline.note.otherContent' } as const;
  return handleSentForm(posted, otherContent, async ({ note: text, requestId }) => {
    try {
      await writeForSession(context, (tx) => addNote(tx, { enquiryId, text, requestId }));
    } catch (error) {
      const isUnknown = error instanceof EntryRefused && error.reason === 'unknown enquiry';
      throw isUnknown ? data(null, { status: 404 }) : error;
    }
    throw redirectWithNotice(context, page, { tone: 'success', text: 'pipeline.note.success' });
  });
}
