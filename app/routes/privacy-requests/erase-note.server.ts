import { data, type RouterContextProvider, redirect } from 'react-router';
import { eraseAbsenceNote } from '../../features/absences/erase-absence-note.server.ts';
import { onlyText } from '../../forms/parse-form.server.ts';
import { getSession } from '../../http/session.server.ts';
import { toastHeader } from '../../http/toasts.server.ts';
import { person, writeAs } from '../../platform/database.server.ts';
import { requestOriginContext } from '../../platform/request-context.server.ts';
import { isUuid } from '../../platform/uuid.ts';

/** Asks for a confirmation first. A second erasure changes nothing. @see PD-58 */
export async function eraseNoteFromForm(form: FormData, requestId: string, context: Readonly<RouterContextProvider>) {
  const absenceId = onlyText(form, 'absenceId');
  if (!isUuid(absenceId)) throw data(null, { status: 400 });
  if (form.get('confirmed') !== 'yes')
    return data({ confirmation: { id: context.get(requestOriginContext).id, absenceId } }, { status: 428 });
  const { personId: actorId } = getSession(context);
  const isErased = await writeAs(person(actorId), (tx) => eraseAbsenceNote(tx, { requestId, absenceId, actorId }));
  const headers = isErased
    ? toastHeader(context, { tone: 'success', text: 'privacyRequests.notes.erased' })
    : toastHeader(context, { tone: 'info', text: 'privacyRequests.notes.gone' });
  throw redirect(`/privacy-requests/${requestId}`, { status: 303, headers });
}
