import { randomUUID } from 'node:crypto';
import { href, useLocation } from 'react-router';
import { findReach, listClasses } from '#features/announcements/audiences.server.ts';
import { meetingAudiences } from '#features/meetings/meetings.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { getSession, readForSession } from '#http/session.server.ts';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { timeZones } from '#i18n/time-zones.ts';
import { audienceParameters } from '../../announcements/audience-query.ts';
import { audienceText } from '../../announcements/audience-text.ts';
import { ChooseAudience } from '../../announcements/write/choose-audience.tsx';
import { ChosenAudience } from '../../announcements/write/chosen-audience.tsx';
import { PortalPage } from '../../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { ConfirmOffer } from './confirm-offer.tsx';
import { familiesIn } from './families-query.ts';
import { handleOffer } from './handle-offer.server.ts';
import { OfferFields } from './offer-fields.tsx';
import { offerForm } from './offer-form.ts';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const families = familiesIn(url.searchParams);
  const isIncomplete = url.searchParams.has(audienceParameters.audience);
  return readForSession(context, async (tx) => {
    if (!families) {
      const isMentor = getSession(context).role === 'mentor';
      return { step: 'families', isMentor, classes: await listClasses(tx), isIncomplete } as const;
    }
    const reach = await findReach(tx, families);
    const zone = zoneOfReader(request, context);
    return { step: 'times', families, reach, zone, timeZones, requestId: randomUUID() } as const;
  });
}

export const action = (args: Route.ActionArgs) => handleOffer(args);

/** First whom the times are for, then the times, then a step that says how many they are. @see PD-69 */
export default function OfferMeetings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <PortalPage
      title={t('meetings.offer')}
      lead={t('meetingOffer.lead')}
      back={{ to: href('/meetings'), text: t('meetings.back') }}
      width="text"
    >
      {loaderData.step === 'families' ? (
        <ChooseAudience {...loaderData} action={href('/meetings/offer')} audiences={meetingAudiences} />
      ) : (
        <OfferTimes {...loaderData} actionData={actionData} />
      )}
    </PortalPage>
  );
}

type OfferTimesProps = Extract<Route.ComponentProps['loaderData'], { step: 'times' }> & {
  actionData: Route.ComponentProps['actionData'] | undefined;
};

function OfferTimes({ families, reach, zone, timeZones, requestId, actionData }: OfferTimesProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const action = `${href('/meetings/offer')}${search}`;
  const answer = answerTo(offerForm, actionData);
  const confirmation = confirmationIn(actionData);
  const hasFamilies = reach !== null && reach.guardians > 0;
  const nobody = hasFamilies ? null : reach ? 'meetingOffer.nobody' : 'meetingOffer.notPermitted';
  return (
    <>
      {confirmation && <ConfirmOffer key={confirmation.id} question={confirmation} cancelTo={action} />}
      <ChosenAudience changeTo={href('/meetings/offer')} nobody={nobody}>
        <p>{audienceText(families, t)}</p>
        <p className="font-[620]">{t('announcement.reach.students', { count: reach?.students ?? 0 })}</p>
      </ChosenAudience>
      {(hasFamilies || answer) && <OfferFields {...{ action, requestId, zone, timeZones, answer }} />}
    </>
  );
}
