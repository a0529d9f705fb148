import { data } from 'react-router';
import { listRequests } from '#features/privacy-requests/privacy-requests.server.ts';
import { requestList } from '#features/privacy-requests/privacy-requests.ts';
import { privacyOfficersOnly } from '#http/guards.server.ts';
import { exporterOf, timeOf } from '#http/list-export.server.ts';
import type { Route } from './+types/export.ts';

export const middleware: Route.MiddlewareFunction[] = [privacyOfficersOnly];

export function loader(): never {
  throw data(null, { status: 404 });
}

/** The open or the answered requests as CSV, without their texts. A POST, because each export is recorded. @see PD-58 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return exportRequests(request, await request.formData(), context);
}

const exportRequests = exporterOf({
  name: 'privacy-requests',
  shape: requestList,
  read: (tx, query, size) => listRequests(tx, query, size),
  columns: [
    ['privacyRequests.one', ({ kind }, t) => t(`privacyRequest.kind.${kind}`)],
    ['privacyRequests.person', ({ person }, t) => person?.fullName ?? t('message.formerUser')],
    ['privacyRequests.requested', ({ requestedAt }) => timeOf(requestedAt)],
    ['privacyRequests.dueOn', ({ dueOn }) => dueOn],
    [
      'privacyAnswer.outcome',
      ({ answer }, t) => t(answer ? `privacyAnswer.outcome.${answer.outcome}` : 'privacyRequest.state.open'),
    ],
    ['privacyRequests.answeredOn', ({ answer }) => timeOf(answer?.at ?? null)],
  ],
});
