import { data } from 'react-router';
import { listReaders } from '#features/announcements/announcement-readers.server.ts';
import { readerList } from '#features/announcements/announcements.ts';
import { exporterOf, timeOf } from '#http/list-export.server.ts';
import type { Route } from './+types/export.ts';

export function loader(): never {
  throw data(null, { status: 404 });
}

/** The readers whom the author sees, as CSV. A POST, because each export is recorded. @see PD-66 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return exportReaders(request, await request.formData(), context);
}

const exportReaders = exporterOf({
  name: 'announcement-readers',
  shape: readerList,
  read: listReaders,
  columns: [
    ['announcement.readers.person', ({ fullName }) => fullName],
    [
      'announcement.readers.state',
      ({ isStaff }, t) => t(isStaff ? 'announcement.readers.asStaff' : 'announcement.readers.asGuardian'),
    ],
    ['announcement.fact.read', ({ readAt }) => timeOf(readAt)],
    ['announcement.fact.confirmed', ({ confirmedAt }) => timeOf(confirmedAt)],
    ['announcement.readers.number', ({ answer }) => (answer === null ? null : String(answer + 1))],
  ],
});
