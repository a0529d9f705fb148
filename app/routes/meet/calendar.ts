import { data, href } from 'react-router';
import { calendarTitle } from '#content/mails/meeting.ts';
import { school } from '#content/school.ts';
import { languageOf } from '#http/language.server.ts';
import { tokenOf } from '../account/token-page.server.ts';
import { calendarDownload } from '../meetings/calendar-download.server.ts';
import type { Route } from './+types/calendar.ts';
import { limitRequests, openInvitation } from './invitation.server.ts';

/** The meeting of a link for the calendar of its holder. @see PD-69 */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  limitRequests(context);
  const token = tokenOf(url);
  const invitation = await openInvitation(token);
  if (!invitation?.meeting) throw data(null, { status: 404 });
  const title = calendarTitle({ to: 'invited', ownerName: invitation.ownerName }, languageOf(request, context));
  const path = `${href('/meet')}?${new URLSearchParams({ token })}`;
  return calendarDownload(context, school.name, { ...invitation.meeting, title, path });
}
