import type { RouterContextProvider } from 'react-router';
import type { TimeSpan } from '#features/meetings/meetings.ts';

import { calendarFile } from '#platform/ical.server.ts';
import { servicesContext } from '#platform/request-context.server.ts';

interface ShownMeeting extends TimeSpan {
  id: string;
  revision: number;
  title: string;
  path: string;
}

export function calendarDownload(
  context: Readonly<RouterContextProvider>,
  organisation: string,
  { id, revision, startsAt, endsAt, title, path }: ShownMeeting,
): Response {
  const { appUrl } = context.get(servicesContext);
  const uid = `${id}@${appUrl.hostname}`;
  const link = appUrl.origin + path;
  const file = calendarFile(organisation, {
    uid,
    sequence: revision,
    startsAt,
    endsAt,
    title,
    link,
    isCancelled: false,
  });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="meeting.ics"',
      'Cache-Control': 'no-store',
    },
  });
}
