import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { figures } from '../../../../content/legal/figures.ts';
import type { EnquiryChange } from '../../../features/enquiries/enquiries.schema.ts';
import { findEnquiry } from '../../../features/enquiries/enquiries.server.ts';
import { type Enquiry, statesOf } from '../../../features/enquiries/enquiries.ts';
import { listOwners } from '../../../features/enquiries/enquiry-owners.server.ts';
import { listTimeline } from '../../../features/enquiries/timeline.server.ts';
import { readForSession } from '../../../http/session.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { withNamespace } from '../../shell/with-namespace.ts';
import { BackLink } from '../back-link.tsx';
import { StateBadge } from '../enquiries/state-badge.tsx';
import { HistoryLink } from '../history-link.tsx';
import type { Route } from './+types/route.ts';
import { addNoteFromForm } from './add-note.server.ts';
import { changeFromForm } from './change-enquiry.server.ts';
import { ChangeState, type RefusedChange } from './change-state.tsx';
import { ConfirmStateChange } from './confirm-state-change.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';
import { enquiryPath } from './enquiry-path.ts';
import { NoteFields, type RefusedNote } from './note-fields.tsx';
import { noteForm } from './note-form.ts';
import type { StateConfirmation } from './state-confirmation.server.ts';
import { stateForm } from './state-form.ts';
import { Timeline } from './timeline.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  withNamespace('enquiries'),
  withNamespace('admissions'),
];

export async function loader({ request, params: { enquiryId }, context }: Route.LoaderArgs) {
  if (!isUuid(enquiryId)) throw data(null, { status: 404 });
  const { keyring } = context.get(servicesContext);
  return readForSession(context, async (tx) => {
    const enquiry = await findEnquiry(tx, keyring, enquiryId.toLowerCase());
    if (!enquiry) throw data(null, { status: 404 });
    return {
      enquiry,
      wanted: wantedState(request, enquiry),
      timeline: await listTimeline(tx, keyring, enquiry.id),
      owners: await listOwners(tx),
      retentionDays: figures.enquiryRetentionDays,
      noteId: randomUUID(),
    };
  });
}

/** From the board: a status that needs the date of a consultation. */
function wantedState(request: Request, { topic, consultationOn }: Enquiry) {
  const wanted = new URL(request.url).searchParams.get('state');
  return consultationOn === null ? (statesOf(topic).find((state) => state === wanted) ?? null) : null;
}

export async function action({ request, params: { enquiryId }, context }: Route.ActionArgs): Promise<Answer> {
  const form = await request.formData();
  if (!isUuid(enquiryId)) throw data(null, { status: 404 });
  const id = enquiryId.toLowerCase();
  if (form.get('intent') === noteForm.intent) return addNoteFromForm(form, id, context);
  return changeFromForm(form, id, context);
}

type Answer = ReturnType<
  typeof data<{
    confirmation?: StateConfirmation;
    confirmed?: EnquiryChange;
    refusedChange?: RefusedChange;
    refusedNote?: RefusedNote;
  }>
>;

/** The page is titled without the family's name: titles stay in a browser's history. */
export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { enquiry, wanted, timeline, owners, retentionDays, noteId } = loaderData;
  const confirmation = actionData?.confirmation;
  return (
    <>
      <PortalTitle>{enquiry.reference}</PortalTitle>
      {confirmation && (
        <ConfirmStateChange
          key={confirmation.id}
          confirmation={confirmation}
          fields={{ intent: stateForm.intent ?? '', ...actionData.confirmed }}
          cancelTo={enquiryPath(enquiry.id)}
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
        <div className="lg:row-span-2">
          <ChangeState
            key={`${enquiry.revision} ${wanted}`}
            enquiry={enquiry}
            owners={owners}
            wanted={wanted}
            retentionDays={retentionDays}
            refused={actionData?.refusedChange ?? null}
          />
        </div>
        <Timeline receivedAt={enquiry.receivedAt} entries={timeline}>
          <NoteFields requestId={noteId} refused={actionData?.refusedNote ?? null} />
        </Timeline>
      </div>
      <HistoryLink of={enquiry.id} />
    </>
  );
}
