import { randomUUID } from 'node:crypto';
import { href, useLocation } from 'react-router';
import { audiences, familyAudiences } from '#features/announcements/announcements.ts';
import {
  findAnnouncementScope,
  findReach,
  listClasses,
  mayAnnounceUrgently,
} from '#features/announcements/audiences.server.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { getSession, readForSession } from '#http/session.server.ts';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { PortalPage } from '../../shell/portal-page.tsx';
import { addressedIn, audienceParameters } from '../audience-query.ts';
import { audienceText } from '../audience-text.ts';
import type { Route } from './+types/route.ts';
import { announcementForm } from './announcement-form.ts';
import { ChooseAudience } from './choose-audience.tsx';
import { ChosenAudience } from './chosen-audience.tsx';
import { ConfirmAnnouncement } from './confirm-announcement.tsx';
import { handleAnnouncement } from './handle-announcement.server.ts';
import { ReachFacts } from './shown-reach.tsx';
import { WriteForm } from './write-form.tsx';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const addressed = addressedIn(url.searchParams);
  const isIncomplete = url.searchParams.has(audienceParameters.audience);
  return readForSession(context, async (tx) => {
    if (!addressed) {
      const [scope, classes] = await Promise.all([findAnnouncementScope(tx), listClasses(tx)]);
      const isMentor = getSession(context).role === 'mentor';
      return { step: 'audience', isOfSchool: scope === 'school', isMentor, classes, isIncomplete } as const;
    }
    const [reach, mayBeUrgent] = await Promise.all([findReach(tx, addressed), mayAnnounceUrgently(tx)]);
    const zone = zoneOfReader(request, context);
    return { step: 'text', requestId: randomUUID(), addressed, reach, mayBeUrgent, zone } as const;
  });
}

export const action = (args: Route.ActionArgs) => handleAnnouncement(args);

/** First whom the announcement is for, then its text, then a step that says whom it reaches. @see PD-66 */
export default function WriteAnnouncement({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <PortalPage
      title={t('announcement.write')}
      lead={t('announcement.write.lead')}
      back={{ to: href('/announcements'), text: t('announcements.back') }}
      width="text"
    >
      {loaderData.step === 'audience' ? (
        <ChooseAudience
          {...loaderData}
          action={href('/announcements/write')}
          audiences={loaderData.isOfSchool ? audiences : familyAudiences}
        />
      ) : (
        <WriteText {...loaderData} actionData={actionData} />
      )}
    </PortalPage>
  );
}

type WriteTextProps = Extract<Route.ComponentProps['loaderData'], { step: 'text' }> & {
  actionData: Route.ComponentProps['actionData'] | undefined;
};

function WriteText({ requestId, addressed, reach, mayBeUrgent, zone, actionData }: WriteTextProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const answer = answerTo(announcementForm, actionData);
  const confirmation = confirmationIn(actionData);
  const hasReaders = reach !== null && reach.guardians + reach.staff > 0;
  const nobody = hasReaders ? null : reach ? 'announcement.nobody.text' : 'announcement.notPermitted';
  return (
    <>
      {confirmation && (
        <ConfirmAnnouncement
          key={confirmation.id}
          confirmation={confirmation}
          cancelTo={`${href('/announcements/write')}${search}`}
        />
      )}
      <ChosenAudience changeTo={href('/announcements/write')} nobody={nobody}>
        <p>{audienceText(addressed, t)}</p>
        {reach && <ReachFacts reach={reach} />}
      </ChosenAudience>
      {(hasReaders || answer) && (
        <WriteForm requestId={requestId} mayBeUrgent={mayBeUrgent} zone={zone} answer={answer} />
      )}
    </>
  );
}
