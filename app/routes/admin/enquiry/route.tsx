import { data, redirect } from 'react-router';
import { figures } from '../../../../content/legal/figures.ts';
import { changeEnquiryState, EnquiryChangeRefused } from '../../../features/enquiries/change-enquiry.server.ts';
import { type EnquiryChange, EnquiryChangeSchema } from '../../../features/enquiries/enquiries.schema.ts';
import { findEnquiry } from '../../../features/enquiries/enquiries.server.ts';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { parseForm } from '../../../forms/parse-form.server.ts';
import { getSession, readForSession } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { person, writeAs } from '../../../platform/database.server.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { withNamespace } from '../../shell/with-namespace.ts';
import { BackLink } from '../back-link.tsx';
import { StateBadge } from '../enquiries/state-badge.tsx';
import { HistoryLink } from '../history-link.tsx';
import type { Route } from './+types/route.ts';
import { ChangeState } from './change-state.tsx';
import { ConfirmStateChange } from './confirm-state-change.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';
import { confirmationFor } from './state-confirmation.server.ts';
import { stateForm } from './state-form.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('enquiries')];

export async function loader({ params: { enquiryId }, context }: Route.LoaderArgs) {
  const { keyring } = context.get(servicesContext);
  const enquiry = isUuid(enquiryId) ? await readForSession(context, (tx) => findEnquiry(tx, keyring, enquiryId)) : null;
  if (!enquiry) throw data(null, { status: 404 });
  return { enquiry, retentionDays: figures.enquiryRetentionDays };
}

export async function action({ request, params: { enquiryId }, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (!isUuid(enquiryId)) throw data(null, { status: 404 });
  const { values, parsed } = parseForm(form, EnquiryChangeSchema, stateForm);
  if (!parsed.ok) return refuse(parsed.errors, values);
  const { personId } = getSession(context);
  try {
    if (form.get('confirmed') !== 'yes') {
      const confirmation = await confirmationFor(enquiryId, parsed.value, context);
      if (confirmation) return data({ refused: null, confirmation }, { status: 428 });
    }
    await writeAs(person(personId), (tx) => changeEnquiryState(tx, enquiryId, parsed.value, personId));
  } catch (error) {
    if (!(error instanceof EnquiryChangeRefused)) throw error;
    if (error.reason === 'unknown enquiry') throw data(null, { status: 404 });
    if (error.reason === 'no consultation') return refuse({ state: 'validation.malformed' }, values);
    return refuse({ consultationOn: 'enquiries.consultationOn.impossible' }, values);
  }
  throw redirect(`/admin-console/enquiries/${enquiryId}`, {
    status: 303,
    headers: toastHeader(context, { tone: 'success', text: 'enquiries.change.success' }),
  });
}

type RefusedState = RefusedForm<keyof EnquiryChange>;

function refuse(errors: RefusedState['errors'], values: RefusedState['values']) {
  return data({ refused: { errors, values }, confirmation: null }, { status: 400 });
}

/** The page is titled without the family's name: titles stay in a browser's history. */
export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { enquiry, retentionDays } = loaderData;
  const confirmation = actionData?.confirmation;
  return (
    <>
      <PortalTitle>{enquiry.reference}</PortalTitle>
      {confirmation && (
        <ConfirmStateChange
          key={confirmation.id}
          confirmation={confirmation}
          cancelTo={`/admin-console/enquiries/${enquiry.id}`}
        />
      )}
      <div>
        <BackLink to="/admin-console/enquiries">{t('enquiries.back')}</BackLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-2xl">
            <bdi translate="no">{enquiry.reference}</bdi>
          </h2>
          <StateBadge state={enquiry.state} />
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <EnquiryDetails enquiry={enquiry} />
        <ChangeState
          key={`${enquiry.state} ${enquiry.consultationOn}`}
          enquiry={enquiry}
          retentionDays={retentionDays}
          refused={actionData?.refused ?? null}
        />
      </div>
      <HistoryLink of={enquiry.id} />
    </>
  );
}
