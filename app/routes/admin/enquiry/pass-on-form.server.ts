import type { RouterContextProvider } from 'react-router';
import { TransferSchema } from '#features/enquiries/entries.schema.ts';
import { passOnMessage } from '#features/enquiries/pass-on-message.server.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import { type TransferField, transferForm } from './transfer-form.ts';

/** Passes a message on to another office. @param list is shown afterwards, because the message may no longer be visible */
export async function passOnFromForm(
  form: FormData,
  { id: enquiryId, list }: { id: string; list: string },
  context: Readonly<RouterContextProvider>,
) {
  const posted = parseForm<typeof TransferSchema, TransferField>(form, TransferSchema, transferForm);
  return handleForm(
    context,
    posted,
    async ({ office, reason, revision }) => {
      await writeForSession(context, (tx) =>
        passOnMessage(tx, { enquiryId, office, reason, revision: Number(revision) }),
      );
      throw redirectWithNotice(context, list, { tone: 'success', text: 'transfer.success' });
    },
    { 'unknown enquiry': gone },
  );
}
