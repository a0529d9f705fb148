import { href } from 'react-router';
import type { AttachingRefused } from '#features/files/attach-files.server.ts';
import { attachToLetter } from '#features/files/attach-to-letter.server.ts';
import { LetterSchema } from '#features/messages/letters.schema.ts';
import { sendLetter } from '#features/messages/send-letter.server.ts';
import type { MessageRefused } from '#features/messages/send-message.server.ts';
import { listAddressedStudents } from '#features/students/letter-recipients.server.ts';
import { letterRecipients } from '#features/students/letter-recipients.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { type FormRefusals, handleForm, unconfirmedForm } from '#forms/handle-form.server.ts';
import type { PostedIdempotentForm } from '#forms/parse-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { writtenLanguage } from '#http/written-language.server.ts';
import type { PersonTx } from '#platform/database.server.ts';
import { fallbackInOutage } from '#platform/database-errors.server.ts';
import { parseFormWithFiles } from '../../attachments/posted-files.server.ts';
import { tooManyMessages } from '../../inbox/too-many-messages.ts';
import { chosenStudents } from './chosen-students.ts';
import { type LetterField, letterForm } from './letter-fields.ts';

/** Sends the letter to the families of the students in the URL after a confirmation, or returns the form. @see R9 @see PD-45 */
export async function handleLetter({ request, url, context }: RequestArgs) {
  const studentIds = chosenStudents(url.searchParams);
  const { files, isConfirmed, ...posted } = await parseFormWithFiles(request, context, LetterSchema, letterForm);
  if (posted.parsed.ok && !isConfirmed) {
    const addressed = await readForSession(context, (tx) => listReceivers(tx, studentIds)).catch(
      fallbackInOutage(null),
    );
    if (addressed === null) return unconfirmedForm(context, posted, 503);
    if (addressed.receiverIds.length > 0) return confirmationOf(addressed, posted, context);
  }
  return handleForm(
    context,
    posted,
    async (letter) => {
      const count = await writeForSession(context, async (tx) => {
        const { receiverIds } = await listReceivers(tx, studentIds);
        const language = writtenLanguage(context, letter.body, letter.language);
        await sendLetter(tx, { ...letter, language, receiverIds, attachmentCount: files.length });
        const fileIds = files.map(({ id }) => id);
        if (fileIds.length > 0) await attachToLetter(tx, { letterId: letter.requestId, fileIds });
        return receiverIds.length;
      });
      throw redirectWithNotice(context, href('/students/letters/:letterId', { letterId: letter.requestId }), {
        tone: 'success',
        text: 'letter.sent',
        parameters: { count: String(count) },
      });
    },
    refusals,
  );
}

/** The guardians who receive the letter, and the number of students whose families they are. */
async function listReceivers(tx: PersonTx, studentIds: readonly string[]) {
  const { receivers } = letterRecipients(await listAddressedStudents(tx, studentIds));
  const others = receivers.filter(({ id }) => id !== tx.me);
  const students = new Set(others.flatMap(({ of }) => of.map(({ studentId }) => studentId)));
  return { receiverIds: others.map(({ id }) => id), studentCount: students.size };
}

type Addressed = Awaited<ReturnType<typeof listReceivers>>;
type Posted = Pick<PostedIdempotentForm<LetterField, unknown>, 'form' | 'values'>;

/** Asks before the letter is sent; the form keeps its values. */
function confirmationOf({ receiverIds, studentCount }: Addressed, posted: Posted, context: RequestArgs['context']) {
  const question = { receiverCount: receiverIds.length, studentCount, fields: posted.values };
  return confirmationResponse(context, question, posted);
}

type Reason = Exclude<MessageRefused['reason'], 'unknown student'> | AttachingRefused['reason'];

const refusals: FormRefusals<LetterField, Reason> = {
  gone: () => ({ errors: { attachments: 'attachments.gone' } }),
  'unknown recipient': () => ({ problem: { text: 'letter.nobody.text' } }),
  'too many': ({ retryAfterSeconds }) => ({ problem: tooManyMessages(retryAfterSeconds) }),
};
