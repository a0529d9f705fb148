import type { AttachingRefused } from '../../../features/files/attach-files.server.ts';
import { attachToLetter } from '../../../features/files/attach-to-letter.server.ts';
import { LetterSchema } from '../../../features/messages/letters.schema.ts';
import { sendLetter } from '../../../features/messages/send-letter.server.ts';
import type { MessageRefused } from '../../../features/messages/send-message.server.ts';
import { listAddressedStudents } from '../../../features/students/families.server.ts';
import { familyAddresses } from '../../../features/students/families.ts';
import { type FormRefusals, handleDurableForm } from '../../../forms/handle-durable-form.server.ts';
import { redirectWithNotice } from '../../../http/notices.server.ts';
import type { RequestArgs } from '../../../http/request-args.ts';
import { getSession, writeForSession } from '../../../http/session.server.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { parseFormWithFiles } from '../../attachments/posted-files.server.ts';
import { tooManyMessages } from '../../inbox/too-many-messages.ts';
import { chosenStudents } from './chosen-students.ts';
import { type LetterField, letterForm } from './letter-fields.ts';

/** Sends the letter to the families of the students in the URL, or returns the form. @see R9 @see PD-45 */
export async function handleLetter({ request, url, context }: RequestArgs) {
  const studentIds = chosenStudents(url.searchParams);
  const { files, ...posted } = await parseFormWithFiles(request, context, LetterSchema, letterForm);
  const { personId } = getSession(context);
  const { keyring } = context.get(servicesContext);
  return handleDurableForm(context, letterForm, posted, {
    async save(letter) {
      const count = await writeForSession(context, async (tx) => {
        const { receivers } = familyAddresses(await listAddressedStudents(tx, personId, studentIds));
        const receiverIds = receivers.flatMap(({ id }) => (id === personId ? [] : id));
        await sendLetter(tx, keyring, personId, { ...letter, receiverIds, attachmentCount: files.length });
        const fileIds = files.map(({ id }) => id);
        await attachToLetter(tx, keyring, { ownerId: personId, letterId: letter.requestId, fileIds });
        return receiverIds.length;
      });
      return redirectWithNotice(context, `/students/letters/${letter.requestId}`, {
        tone: 'success',
        text: 'letter.sent',
        parameters: { count: String(count) },
      });
    },
    refusals,
  });
}

type Reason = Exclude<MessageRefused['reason'], 'unknown student'> | AttachingRefused['reason'];

const refusals: FormRefusals<LetterField, Reason> = {
  gone: () => ({ errors: { attachments: 'attachments.gone' } }),
  'unknown recipient': () => ({ message: { text: 'letter.nobody.text' } }),
  'too many': ({ retryAfterSeconds }) => ({ message: tooManyMessages(retryAfterSeconds) }),
};
