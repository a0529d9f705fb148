import { href, Link } from 'react-router';
import { figures } from '#content/legal/figures.ts';
import { findEnquiry } from '#features/enquiries/enquiries.server.ts';
import { canEnrol, type Enquiry, statesOf } from '#features/enquiries/enquiries.ts';
import { listOwners } from '#features/enquiries/enquiry-owners.server.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { historyPath } from '../audit-log/audit-log-path.ts';
import { KeptUntil } from '../enquiries/kept-until.tsx';
import { SealedText } from '../enquiries/sealed-text.tsx';
import { StateBadge } from '../enquiries/state-badge.tsx';
import { ObjectPage } from '../object-page.tsx';
import type { Route } from './+types/route.ts';
import { changeFromForm } from './change-enquiry.server.ts';
import { ChangeState } from './change-state.tsx';
import { ConfirmStateChange } from './confirm-state-change.tsx';
import { EnquiryDetails, EnquiryMessage } from './enquiry-details.tsx';
import { handleEnquiryForm, loadEnquiry } from './enquiry-forms.server.ts';
import { enquiryPath } from './enquiry-path.ts';
import { EnquiryTimeline } from './enquiry-timeline.tsx';
import { PassOn } from './pass-on.tsx';

export const shouldRevalidate = revalidateOutdated;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const enquiryId = requireId(params.enquiryId);
  return readForSession(context, async (tx) => {
    const loaded = await loadEnquiry(tx, enquiryId, findEnquiry);
    return {
      ...loaded,
      wanted: wantedState(url, loaded.enquiry),
      owners: await listOwners(tx),
      retentionDays: figures.enquiryRetentionDays,
    };
  });
}

/** From the board: a status that needs the date of a consultation. */
function wantedState({ searchParams }: URL, enquiry: Enquiry) {
  const wanted = searchParams.get('state');
  return enquiry.consultationOn === null ? (statesOf(enquiry).find((state) => state === wanted) ?? null) : null;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = requireId(params.enquiryId);
  const form = await request.formData();
  const place = { id, page: enquiryPath(id), list: href('/admin-console/enquiries/messages') };
  return handleEnquiryForm(form, place, context, () => changeFromForm(form, place, context));
}

/** The page is titled without the family's name: titles stay in a browser's history. */
export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { enquiry, wanted, owners, retentionDays } = loaderData;
  const confirmation = confirmationIn(actionData);
  return (
    <>
      <PortalTitle>{enquiry.reference}</PortalTitle>
      {confirmation && (
        <ConfirmStateChange key={confirmation.id} confirmation={confirmation} cancelTo={enquiryPath(enquiry.id)} />
      )}
      <ObjectPage
        back={{ to: href('/admin-console/enquiries'), text: t('enquiries.back') }}
        eyebrow={
          <>
            {t(`enquiry.topic.${enquiry.topic}`)} · <bdi translate="no">{enquiry.reference}</bdi>
          </>
        }
        name={enquiry.name ? <bdi translate="no">{enquiry.name}</bdi> : <bdi translate="no">{enquiry.reference}</bdi>}
        badges={<StateBadge state={enquiry.state} />}
        facts={[
          { label: t('enquiries.received'), value: <LocalTime at={enquiry.receivedAt} format="short" /> },
          {
            label: t('enquiry.email'),
            value: enquiry.email === '' ? t('enquiries.notGiven') : <SealedText text={enquiry.email} />,
          },
          { label: t('enquiries.keptUntil'), value: <KeptUntil enquiry={enquiry} /> },
        ]}
        related={[
          {
            to: href('/admin-console/enquiries/:enquiryId/meeting', { enquiryId: enquiry.id }),
            text: t('meetingOffer.toEnquiry'),
          },
          { to: historyPath(enquiry.id), text: t('admin.history') },
        ]}
        side={
          <>
            <ChangeState
              level={2}
              key={`${enquiry.id} ${wanted}`}
              enquiry={enquiry}
              owners={owners}
              wanted={wanted}
              retentionDays={retentionDays}
              response={actionData}
            />
            <EnquiryDetails enquiry={enquiry} isNarrow />
            {canEnrol(enquiry) && <Enrol enquiryId={enquiry.id} />}
            <PassOn enquiry={enquiry} response={actionData} />
          </>
        }
      >
        <EnquiryMessage enquiry={enquiry} />
        <EnquiryTimeline
          showsState
          level={2}
          loaded={loaderData}
          page={enquiryPath(enquiry.id)}
          response={actionData}
        />
      </ObjectPage>
    </>
  );
}

function Enrol({ enquiryId }: { enquiryId: string }) {
  const t = useTranslate();
  return (
    <Card>
      <p className="mb-4 text-ink-soft">{t('pipeline.enrol.hint')}</p>
      <Link
        to={`${href('/admin-console/families/add')}?enquiry=${enquiryId}`}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('pipeline.enrol')}
      </Link>
    </Card>
  );
}
