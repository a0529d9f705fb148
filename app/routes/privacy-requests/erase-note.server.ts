import { data, type RouterContextProvider } from 'react-router';
import { eraseAbsenceNote } from '../../features/absences/erase-absence-note.server.ts';
import { isConfirmed } from '../../forms/confirmation.ts';
import { onlyText } from '../../forms/parse-form.server.ts';
import { redirectWithNotice } from '../../http/notices.server.ts';
import { getSession, writeForSession } from '../../http/session.server.ts';
import { requestOriginContext } from '../../platform/request-context.server.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Notice } from '../../ui/notices.ts';

/** Asks for a confirmation first. A second erasure changes nothing. @see PD-58 */
export async function eraseNoteFromForm(form: FormData, requestId: string, context: Readonly<RouterContextProvider>) {
  const absenceId = onlyText(form, 'absenceId');
  if (!isUuid(absenceId)) throw data(null, { status: 400 });
  if (!isConfirmed(form))
    return data({ confirmation: { id: context.get(requestOriginContext).id, absenceId } }, { status: 428 });
  const { personId: actorId } = getSession(context);
  const isErased = await writeForSession(context, (tx) => eraseAbsenceNote(tx, { requestId, absenceId, actorId }));
  const notice: Notice = isErased
    ? { tone: 'success', text: 'privacyRequests.notes.erased' }
    : { tone: 'info', text: 'privacyRequests.notes.gone' };
  throw redirectWithNotice(context, `/privacy-requests/${requestId}`, notice);
}
