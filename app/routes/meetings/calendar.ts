import { data, href } from 'react-router';
import { calendarTitle } from '#content/mails/meeting.ts';
import { school } from '#content/school.ts';
import { findFamilyMeeting } from '#features/meetings/meetings.server.ts';
import { languageOf } from '#http/language.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession } from '#http/session.server.ts';
import type { Route } from './+types/calendar.ts';
import { calendarDownload } from './calendar-download.server.ts';

/** The meeting for the reader's calendar. Names neither the student nor the topic: calendars are shared. @see PD-69 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const meetingId = requireId(params.meetingId);
  const meeting = await readForSession(context, (tx) => findFamilyMeeting(tx, meetingId));
  if (!meeting || meeting.cancelledBy) throw data(null, { status: 404 });
  const title = calendarTitle({ to: 'family', ownerName: meeting.ownerName }, languageOf(request, context));
  return calendarDownload(context, school.name, {
    ...meeting,
    title,
    path: href('/meetings/:meetingId', { meetingId }),
  });
}
