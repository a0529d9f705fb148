import type { RouterContextProvider } from 'react-router';
import { addNote } from '#features/enquiries/add-entry.server.ts';
import { NoteSchema } from '#features/enquiries/entries.schema.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseIdempotentForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
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
  return handleForm(
    context,
    posted,
    async ({ note: text, requestId }) => {
      await writeForSession(context, (tx) => addNote(tx, { enquiryId, text, requestId }));
      throw redirectWithNotice(context, page, { tone: 'success', text: 'pipeline.note.success' });
    },
    { 'unknown enquiry': gone },
  );
}
