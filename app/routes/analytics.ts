import { pageViewCounterContext } from '#features/analytics/page-view-counter.server.ts';
import { VisitSchema } from '#features/analytics/visits.schema.ts';
import { consentFromCookie } from '#features/consent/consent.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { cookiesFor, readCookie } from '#http/cookies.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import type { Route } from './+types/analytics.ts';

/** Requests without consent and oversized ones get the same 204 as counted visits. @see PD-11 @see R12 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { parsed: visit } = parseForm(await request.formData(), VisitSchema);
  const counter = context.get(pageViewCounterContext);
  if (!visit.ok || !counter.knows(visit.value.page)) return Response.json({ error: 'bad request' }, { status: 400 });
  const consent = consentFromCookie(readCookie(request, cookiesFor(context).consent));
  if (consent?.analytics) counter.count(visit.value, context.get(requestOriginContext).network);
  return new Response(null, { status: 204 });
}
