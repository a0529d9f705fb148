import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import type { Enquiry } from '#features/enquiries/enquiries.ts';
import { listTimeline } from '#features/enquiries/timeline.server.ts';
import type { Tx } from '#platform/database.server.ts';
import { addNoteFromForm } from './add-note.server.ts';
import { noteForm } from './note-form.ts';
import { passOnFromForm } from './pass-on-form.server.ts';
import { replyForm } from './reply-form.ts';
import { sendReplyFromForm } from './send-reply.server.ts';
import { transferForm } from './transfer-form.ts';

/* What the pages of an enquiry in the console, of an office's message and of a safeguarding concern have in common. */

/** Reads an enquiry, its timeline and idempotency keys for its forms. @throws a response with status 404 */
export async function loadEnquiry(tx: Tx, id: string, find: (tx: Tx, id: string) => Promise<Enquiry | null>) {
  const enquiry = await find(tx, id);
  if (!enquiry) throw data(null, { status: 404 });
  const timeline = await listTimeline(tx, id);
  return { enquiry, timeline, noteId: randomUUID(), replyId: randomUUID() };
}

interface EnquiryPlace {
  id: string;
  /** Shows the enquiry. */
  page: string;
  /** Shows what the reader handles: the enquiry that was passed on may no longer be visible. */
  list: string;
}

/** Handles a note, a reply or a transfer; passes every other form to `handleOther`. */
export async function handleEnquiryForm<Result>(
  form: FormData,
  place: EnquiryPlace,
  context: Readonly<RouterContextProvider>,
  handleOther: () => Promise<Result>,
) {
  switch (form.get('intent')) {
    case noteForm.intent:
      return addNoteFromForm(form, place, context);
    case replyForm.intent:
      return sendReplyFromForm(form, place, context);
    case transferForm.intent:
      return passOnFromForm(form, place, context);
    default:
      return handleOther();
  }
}
