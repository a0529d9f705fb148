import type { RouterContextProvider } from 'react-router';
import type { EntryRefused } from '#features/enquiries/add-entry.server.ts';
import { ReplySchema } from '#features/enquiries/entries.schema.ts';
import { replyToEnquiry } from '#features/enquiries/reply-to-enquiry.server.ts';
import { queueEnquiryReply } from '#features/mails/queue-mails.server.ts';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { parseIdempotentForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import { type ReplyField, replyForm } from './reply-form.ts';

/** Sends the reply by mail, or returns the form. @param page shows the enquiry @see PD-55 @see R9 */
export async function sendReplyFromForm(
  form: FormData,
  { id: enquiryId, page }: { id: string; page: string },
  context: Readonly<RouterContextProvider>,
) {
  const posted = parseIdempotentForm(form, ReplySchema, replyForm);
  return handleForm(
    context,
    posted,
    async ({ body: text, requestId }) => {
      await writeForSession(context, (tx) =>
        replyToEnquiry(tx, { enquiryId, text, requestId }, (mail) => queueEnquiryReply(tx, mail)),
      );
      throw redirectWithNotice(context, page, { tone: 'success', text: 'pipeline.reply.done' });
    },
    refusals,
  );
}

const refusals: FormRefusals<ReplyField, EntryRefused['reason']> = {
  'unknown enquiry': gone,
  'no address': () => ({ problem: { text: 'pipeline.reply.noAddress' } }),
  'unreadable address': () => ({ problem: { text: 'pipeline.reply.unreadable' } }),
};
