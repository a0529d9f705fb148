import { data, Form, href } from 'react-router';
import { listInvitedTimes } from '#features/meetings/invitations.server.ts';
import type { Invitation, MeetingTime } from '#features/meetings/meetings.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { confirmationIn } from '#forms/confirmation.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo, type FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { zoneOfDevice } from '#http/zone-of-reader.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { readAs, visitor } from '#platform/database.server.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { tokenHeaders, tokenOf } from '../account/token-page.server.ts';
import { ClockTime, MeetingDay, ZoneNote } from '../meetings/meeting-time.tsx';
import { OfferFacts } from '../meetings/offer-facts.tsx';
import { TimesField } from '../meetings/times-field.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { limitRequests, openInvitation } from './invitation.server.ts';
import { cancelIntent, invitedForm } from './invited-forms.ts';
import { bookFromLink, cancelFromLink } from './save-invited.server.ts';

export const shouldRevalidate = revalidateOutdated;

/** Opening the link changes nothing, because mail scanners open links. @see PD-69 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  limitRequests(context);
  const token = tokenOf(url);
  const invitation = await openInvitation(token);
  const times = invitation ? await readAs(visitor, (tx) => listInvitedTimes(tx, token)) : [];
  const zone = zoneOfDevice(request, context) ?? invitation?.timeZone ?? 'Europe/London';
  return data({ invitation, times, zone, token }, { status: invitation ? 200 : 404, headers: tokenHeaders });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  limitRequests(context);
  const form = await request.formData();
  switch (onlyText(form, 'intent')) {
    case invitedForm.intent:
      return bookFromLink(form, tokenOf(url), context);
    case cancelIntent:
      return cancelFromLink(form, tokenOf(url), context);
    default:
      throw data(null, { status: 400, headers: tokenHeaders });
  }
}

/** Times that are offered to an enquiry, without an account. @see PD-69 */
export default function Meet({ loaderData: { invitation, times, zone, token }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  if (!invitation)
    return (
      <PortalPage title={t('meet.title')} width="narrow">
        <FormProblem>{t('meet.ended')}</FormProblem>
      </PortalPage>
    );
  const { meeting, ownerName } = invitation;
  const confirmation = confirmationIn(actionData);
  const answer = answerTo(invitedForm, actionData);
  const isOpen = meeting === null || meeting.mayChange;
  return (
    <PortalPage title={meeting ? t('meetings.one', { name: ownerName }) : t('meet.title')} width="text">
      {confirmation && (
        <ConfirmStep
          key={confirmation.id}
          title={t('meetings.cancel.title')}
          submit={t('meetings.cancel')}
          cancel={t('meetings.cancel.keep')}
          fields={confirmation.fields}
          cancelTo={`${href('/meet')}?${new URLSearchParams({ token })}`}
          isDanger
        >
          <li>{t('meetings.cancel.told', { name: ownerName })}</li>
        </ConfirmStep>
      )}
      <OfferFacts offer={invitation} />
      {meeting && <Booked meeting={meeting} invitation={invitation} zone={zone} token={token} />}
      {isOpen && <ChooseTime invitation={invitation} times={times} zone={zone} answer={answer} />}
    </PortalPage>
  );
}

type BookedProps = {
  meeting: NonNullable<Invitation['meeting']>;
  invitation: Invitation;
  zone: string;
  token: string;
};

function Booked({ meeting, invitation, zone, token }: BookedProps) {
  const t = useTranslate();
  const { room, revision, mayChange } = meeting;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">
          <MeetingDay at={meeting.startsAt} zone={zone} />
        </h2>
        <p className="text-lg">
          <ClockTime {...meeting} zone={zone} schoolZone={invitation.timeZone} />
        </p>
        <ZoneNote zone={zone} schoolZone={invitation.timeZone} />
      </div>
      {room !== null && (
        <a href={room} target="_blank" rel="noopener noreferrer" dir="ltr" className="text-link wrap-anywhere">
          {room}
        </a>
      )}
      <div className="no-print flex flex-wrap gap-3">
        <a
          href={`${href('/meet/calendar')}?${new URLSearchParams({ token })}`}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <Icon name="download" />
          {t('meetings.calendar')}
        </a>
        {mayChange && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="revision" value={revision} />
            <Button type="submit" name="intent" value={cancelIntent} variant="secondary" size="small">
              {t('meetings.cancel')}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  );
}

type ChooseTimeProps = {
  invitation: Invitation;
  times: readonly MeetingTime[];
  zone: string;
  answer: FormAnswer<'timeId'> | null;
};

function ChooseTime({ invitation: { meeting, timeZone }, times, zone, answer }: ChooseTimeProps) {
  const t = useTranslate();
  const form = useForm(invitedForm, answer);
  const fields = (
    <Card>
      {times.length === 0 ? (
        <p>{t('meetings.full.text')}</p>
      ) : (
        <Form key={form.key} method="post" noValidate preventScrollReset className="flex flex-col gap-5">
          <ErrorSummary errors={form.errors} />
          <input type="hidden" name="revision" value={meeting?.revision ?? ''} />
          <TimesField field={form.choice('timeId')} times={times} zone={zone} schoolZone={timeZone} />
          <SubmitButton form={form} />
        </Form>
      )}
    </Card>
  );
  if (!meeting) return fields;
  return (
    <details open={answer !== null || undefined} className="no-print">
      <summary className="text-link mb-2 inline-flex min-h-11 cursor-pointer items-center">
        {t('meetings.move.open')}
      </summary>
      {fields}
    </details>
  );
}
