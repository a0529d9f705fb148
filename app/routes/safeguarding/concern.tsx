import { data, href, redirect } from 'react-router';
import { acknowledgeConcern } from '#features/enquiries/acknowledge-concern.server.ts';
import { closeConcern } from '#features/enquiries/close-concern.server.ts';
import { findConcern } from '#features/enquiries/enquiries.server.ts';
import { CloseConcernSchema } from '#features/enquiries/entries.schema.ts';
import { answerTo } from '#forms/form-answer.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { safeguardingOfficersOnly } from '#http/guards.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { EnquiryDetails, EnquiryMessage } from '../admin/enquiry/enquiry-details.tsx';
import { handleEnquiryForm, loadEnquiry } from '../admin/enquiry/enquiry-forms.server.ts';
import { EnquiryTimeline } from '../admin/enquiry/enquiry-timeline.tsx';
import { PassOn } from '../admin/enquiry/pass-on.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/concern.ts';
import { Acknowledge, acknowledgeIntent } from './acknowledge.tsx';
import { CloseCase } from './close-case.tsx';
import { concernPath } from './concern-path.ts';
import { closeConcernForm } from './report-forms.ts';

export const middleware: Route.MiddlewareFunction[] = [safeguardingOfficersOnly];
export const shouldRevalidate = revalidateOutdated;

export function loader({ params, context }: Route.LoaderArgs) {
  const id = requireId(params.concernId);
  return readForSession(context, (tx) => loadEnquiry(tx, id, findConcern));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = requireId(params.concernId);
  const form = await request.formData();
  const place = { id, page: concernPath(id), list: href('/safeguarding') };
  return handleEnquiryForm(form, place, context, async () => {
    if (form.get('intent') !== acknowledgeIntent) return closeFromForm(form, id, context);
    await acknowledge(id, context);
    throw redirect(place.page, 303);
  });
}

/** A second acknowledgement changes nothing. */
async function acknowledge(id: string, context: Route.ActionArgs['context']): Promise<void> {
  const isKnown = await writeForSession(
    context,
    async (tx) => (await acknowledgeConcern(tx, id)) || (await findConcern(tx, id)) !== null,
  );
  if (!isKnown) throw data(null, { status: 404 });
}

function closeFromForm(form: FormData, id: string, context: Route.ActionArgs['context']) {
  return handleForm(
    context,
    parseForm(form, CloseConcernSchema, closeConcernForm),
    async ({ note }) => {
      await writeForSession(context, (tx) => closeConcern(tx, { id, note }));
      throw redirectWithNotice(context, href('/safeguarding'), { tone: 'success', text: 'safeguarding.concernClosed' });
    },
    {
      'unknown enquiry': gone,
      'closed before': () => {
        throw redirectWithNotice(context, href('/safeguarding'), {
          tone: 'info',
          text: 'safeguarding.concernClosedBefore',
        });
      },
    },
  );
}

/** A safeguarding concern from the contact form. @see PD-75 */
export default function Concern({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { enquiry: concern } = loaderData;
  return (
    <PortalPage
      title={t('safeguarding.concern')}
      heading={
        <>
          {t('safeguarding.concern')} <bdi translate="no">{concern.reference}</bdi>
        </>
      }
      back={{ to: href('/safeguarding'), text: t('safeguarding.back') }}
      width="text"
    >
      <Acknowledge acknowledged={concern.acknowledged} />
      <EnquiryMessage enquiry={concern} />
      <EnquiryDetails enquiry={concern} />
      <EnquiryTimeline
        showsState={false}
        level={2}
        loaded={loaderData}
        page={concernPath(concern.id)}
        response={actionData}
      />
      {concern.state !== 'closed' && (
        <>
          <PassOn enquiry={concern} response={actionData} />
          <CloseCase
            title={t('safeguarding.closeConcern')}
            definition={closeConcernForm}
            invalid={answerTo(closeConcernForm, actionData)}
          />
        </>
      )}
    </PortalPage>
  );
}
