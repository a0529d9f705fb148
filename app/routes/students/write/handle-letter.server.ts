import { type RouterContextProvider, redirect } from 'react-router';
import { attachToLetter } from '../../../features/files/attach-to-letter.server.ts';
import type { AttachingRefused } from '../../../features/files/files.server.ts';
import { LetterSchema } from '../../../features/messages/letters.schema.ts';
import { sendLetter } from '../../../features/messages/send-letter.server.ts';
import type { MessageRefused } from '../../../features/messages/send-message.server.ts';
import { listAddressedStudents } from '../../../features/students/families.server.ts';
import { familyAddresses } from '../../../features/students/families.ts';
import { type FormRefusals, handleForm } from '../../../forms/handle-form.server.ts';
import { getSession } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import { person, writeAs } from '../../../platform/database.server.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { parseFormWithFiles } from '../../inbox/attachments/posted-files.server.ts';
import { tooManyMessages } from '../../inbox/too-many-messages.ts';
import { chosenStudents } from './chosen-students.ts';
import { type LetterField, letterForm } from './letter-fields.ts';

/** Sends the letter to the families of the students in the URL, or returns the form. @see R9 @see PD-45 */
export async function handleLetter(request: Request, context: Readonly<RouterContextProvider>) {
  const studentIds = chosenStudents(new URL(request.url).searchParams);
  const { files, ...posted } = await parseFormWithFiles(request, context, LetterSchema, letterForm);
  const { personId } = getSession(context);
  const { keyring } = context.get(servicesContext);
  return handleForm(context, letterForm, posted, {
    async save(letter) {
      const count = await writeAs(person(personId), async (tx) => {
        const { receivers } = familyAddresses(await listAddressedStudents(tx, personId, studentIds));
        const receiverIds = receivers.flatMap(({ id }) => (id === personId ? [] : id));
        await sendLetter(tx, keyring, personId, { ...letter, receiverIds, attachmentCount: files.length });
        const fileIds = files.map(({ id }) => id);
        await attachToLetter(tx, keyring, { ownerId: personId, letterId: letter.requestId, fileIds });
        return receiverIds.length;
      });
      const headers = toastHeader(context, {
        tone: 'success',
        text: 'letter.sent',
        parameters: { count: String(count) },
      });
      return redirect(`/students/letters/${letter.requestId}`, { status: 303, headers });
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
