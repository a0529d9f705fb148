import { data, href, type RouterContextProvider } from 'react-router';
import {
  type BookingRefused,
  bookMeeting,
  cancelMeeting,
  moveMeeting,
} from '#features/meetings/book-meeting.server.ts';
import { BookingSchema, CancellationSchema, idsIn, MoveSchema } from '#features/meetings/meetings.schema.ts';
import { confirmationResponse, fieldsToRepeat } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm, parseIdempotentForm } from '#forms/parse-form.server.ts';
import { answerRefusals, gone, type Refusals } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { bookingForm, moveForm } from './meeting-forms.ts';
import { timeRefusals } from './time-refusals.server.ts';

type Context = Readonly<RouterContextProvider>;

/** @see PD-69 @see R9 */
export async function bookFromForm(form: FormData, context: Context) {
  return handleForm(
    context,
    parseIdempotentForm(form, BookingSchema, bookingForm),
    async ({ students, timeId, requestId }) => {
      await writeForSession(context, (tx) => bookMeeting(tx, { timeId, studentIds: idsIn(students), requestId }));
      throw redirectWithNotice(context, href('/meetings'), { tone: 'success', text: 'meetings.booked' });
    },
    {
      ...timeRefusals,
      'booked before': () => {
        throw redirectWithNotice(context, href('/meetings'), { tone: 'info', text: 'meetings.bookedBefore' });
      },
    } satisfies Refusals<Exclude<BookingRefused['reason'], 'changed meanwhile' | 'other content'>, unknown>,
  );
}

/** A time that somebody else has just taken shows the times that are free now. */
export async function moveFromForm(form: FormData, meetingId: string, context: Context) {
  return handleForm(
    context,
    parseForm(form, MoveSchema, moveForm),
    async ({ timeId, revision }) => {
      await writeForSession(context, (tx) => moveMeeting(tx, { meetingId, revision: Number(revision), timeId }));
      throw back(context, meetingId, 'success', 'meetings.moved');
    },
    {
      ...timeRefusals,
      'changed meanwhile': () => {
        throw back(context, meetingId, 'error', 'meetings.changedMeanwhile');
      },
    },
  );
}

/** Asks for a confirmation first. */
export async function cancelFromForm(form: FormData, meetingId: string, context: Context) {
  const { parsed } = parseForm(form, CancellationSchema);
  if (!parsed.ok) throw data(null, { status: 400 });
  const revision = Number(parsed.value.revision);
  if (!isConfirmed(form)) return confirmationResponse(context, { fields: fieldsToRepeat(form) });
  return answerRefusals(
    async () => {
      await writeForSession(context, (tx) => cancelMeeting(tx, { meetingId, revision }));
      throw redirectWithNotice(context, href('/meetings'), { tone: 'success', text: 'meetings.cancelled' });
    },
    {
      gone,
      'too late': () => {
        throw back(context, meetingId, 'error', 'meetings.time.tooLate');
      },
      'changed meanwhile': () => {
        throw back(context, meetingId, 'error', 'meetings.changedMeanwhile');
      },
    } satisfies Partial<Refusals<BookingRefused['reason'], never>>,
  );
}

const back = (context: Context, meetingId: string, tone: 'success' | 'error', text: PlainTranslationKey) =>
  redirectWithNotice(context, href('/meetings/:meetingId', { meetingId }), { tone, text });
