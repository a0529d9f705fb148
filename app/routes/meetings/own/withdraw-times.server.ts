import { data, href, type RouterContextProvider } from 'react-router';
import { meetingLimits } from '#features/meetings/meetings.ts';
import { listOwnTimes, withdrawTimes } from '#features/meetings/own-offers.server.ts';
import { confirmationResponse, fieldsToRepeat } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { answerRefusals, gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { parseUuid } from '#platform/uuid.ts';

/** Asks first, with how many meetings are cancelled. @see PD-69 */
export async function withdrawFromForm(form: FormData, offerId: string, context: Readonly<RouterContextProvider>) {
  const timeIds = timesIn(onlyText(form, 'times') ?? '');
  if (timeIds === null) throw data(null, { status: 400 });
  if (!isConfirmed(form)) {
    const times = await readForSession(context, (tx) => listOwnTimes(tx, offerId));
    if (times.length === 0) return gone();
    const chosen = times.filter(({ id, isWithdrawn }) => timeIds.includes(id) && !isWithdrawn);
    const booked = chosen.filter(({ meeting }) => meeting !== null).length;
    return confirmationResponse(context, { fields: fieldsToRepeat(form), times: chosen.length, booked });
  }
  return answerRefusals(
    async () => {
      await writeForSession(context, (tx) => withdrawTimes(tx, { offerId, timeIds }));
      throw redirectWithNotice(context, href('/meetings/offers/:offerId', { offerId }), {
        tone: 'success',
        text: 'meetings.withdrawn',
      });
    },
    { gone },
  );
}

/** Null if one of them is no id. */
function timesIn(text: string): string[] | null {
  const parts = text.split(',');
  if (parts.length > meetingLimits.maxTimes) return null;
  const ids = parts.flatMap((part) => parseUuid(part) ?? []);
  return ids.length === parts.length ? ids : null;
}
