import { data, href, type RouterContextProvider } from 'react-router';
import { eraseAbsenceNote } from '#features/absences/erase-absence-note.server.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import { parseUuid } from '#platform/uuid.ts';
import type { Notice } from '#ui/notices.ts';
import { eraseNoteIntent } from './answer-form.ts';

/** Asks for a confirmation first. A second erasure changes nothing. @see PD-58 */
export async function eraseNoteFromForm(form: FormData, requestId: string, context: Readonly<RouterContextProvider>) {
  const absenceId = parseUuid(onlyText(form, 'absenceId'));
  if (absenceId === null) throw data(null, { status: 400 });
  if (!isConfirmed(form)) return confirmationResponse(context, { fields: { intent: eraseNoteIntent, absenceId } });
  const isErased = await writeForSession(context, (tx) => eraseAbsenceNote(tx, { requestId, absenceId }));
  const notice: Notice = isErased
    ? { tone: 'success', text: 'privacyRequests.notes.erased' }
    : { tone: 'info', text: 'privacyRequests.notes.gone' };
  throw redirectWithNotice(context, href('/privacy-requests/:requestId', { requestId }), notice);
}
