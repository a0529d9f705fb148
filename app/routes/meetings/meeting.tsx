import { data, Form, href } from 'react-router';
import { findFamilyMeeting, findMeetingRoom, listFreeTimes } from '#features/meetings/meetings.server.ts';
import type { Meeting, MeetingTime } from '#features/meetings/meetings.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { confirmationIn } from '#forms/confirmation.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo, type FormAnswer } from '#forms/form-answer.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession } from '#http/session.server.ts';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Detail } from '#ui/detail.tsx';
import { Icon } from '#ui/icon.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/meeting.ts';
import { cancelIntent, moveForm } from './meeting-forms.ts';
import { ClockTime, MeetingDay, ZoneNote } from './meeting-time.tsx';
import { cancelFromForm, moveFromForm } from './save-meeting.server.ts';
import { StudentNames } from './student-names.tsx';
import { TimesField } from './times-field.tsx';

export const shouldRevalidate = revalidateOutdated;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = requireId(params.meetingId);
  const zone = zoneOfReader(request, context);
  return readForSession(context, async (tx) => {
    const meeting = await findFamilyMeeting(tx, id);
    if (!meeting) throw data(null, { status: 404 });
    const [room, times] = await Promise.all([
      findMeetingRoom(tx, id),
      meeting.mayChange ? listFreeTimes(tx, meeting.offerId) : [],
    ]);
    return { meeting, room, times, zone };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const id = requireId(params.meetingId);
  switch (onlyText(form, 'intent')) {
    case moveForm.intent:
      return moveFromForm(form, id, context);
    case cancelIntent:
      return cancelFromForm(form, id, context);
    default:
      throw data(null, { status: 400 });
  }
}

/** @see PD-69 */
export default function MeetingPage({ loaderData: { meeting, room, times, zone }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const confirmation = confirmationIn(actionData);
  const { id, topic, ownerName, students, startsAt, cancelledBy, bookedByName, changeableUntil, mayChange } = meeting;
  return (
    <PortalPage
      title={t('meetings.one', { name: ownerName })}
      back={{ to: href('/meetings'), text: t('meetings.back') }}
      width="text"
    >
      {confirmation && (
        <ConfirmStep
          key={confirmation.id}
          title={t('meetings.cancel.title')}
          submit={t('meetings.cancel')}
          cancel={t('meetings.cancel.keep')}
          fields={confirmation.fields}
          cancelTo={href('/meetings/:meetingId', { meetingId: id })}
          isDanger
        >
          <li>{t('meetings.cancel.told', { name: ownerName })}</li>
          <li>{t('meetings.cancel.free')}</li>
        </ConfirmStep>
      )}
      {cancelledBy && <p className="font-[560] text-clay">{t(`meetings.cancelledBy.${cancelledBy}`)}</p>}
      <Card className="flex flex-col gap-5">
        <div>
          <h2 className="text-xl">
            <MeetingDay at={startsAt} zone={zone} />
          </h2>
          <p className="text-lg">
            <ClockTime {...meeting} zone={zone} schoolZone={meeting.timeZone} />
          </p>
          <ZoneNote zone={zone} schoolZone={meeting.timeZone} />
        </div>
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Detail label={t('meetings.about')}>
            <bdi className="wrap-anywhere">{topic ?? t('inbox.unreadable')}</bdi>
          </Detail>
          <Detail label={t('meetings.where')}>
            <Place meeting={meeting} room={room} />
          </Detail>
          <Detail label={t('meetings.child')}>
            <StudentNames students={students} />
          </Detail>
          {bookedByName && (
            <Detail label={t('meetings.bookedBy')}>
              <bdi translate="no">{bookedByName}</bdi>
            </Detail>
          )}
        </dl>
        {!cancelledBy && (
          <div className="no-print flex flex-wrap gap-3">
            <a
              href={href('/meetings/:meetingId/calendar', { meetingId: id })}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <Icon name="download" />
              {t('meetings.calendar')}
            </a>
            {mayChange && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="revision" value={meeting.revision} />
                <Button type="submit" name="intent" value={cancelIntent} variant="secondary" size="small">
                  {t('meetings.cancel')}
                </Button>
              </Form>
            )}
          </div>
        )}
        {mayChange && (
          <p className="text-sm text-ink-soft">
            {t('meetings.changeableUntil')} <LocalTime at={changeableUntil} format="short" />
          </p>
        )}
      </Card>
      {mayChange && <Move meeting={meeting} times={times} zone={zone} answer={answerTo(moveForm, actionData)} />}
    </PortalPage>
  );
}

function Place({ meeting: { place, cancelledBy }, room }: { meeting: Meeting; room: string | null }) {
  const t = useTranslate();
  if (place !== null) return <bdi className="wrap-anywhere">{place}</bdi>;
  if (room === null) return t(cancelledBy ? 'meetings.online' : 'inbox.unreadable');
  return (
    <a href={room} target="_blank" rel="noopener noreferrer" dir="ltr" className="text-link wrap-anywhere">
      {room}
    </a>
  );
}

type MoveProps = { meeting: Meeting; times: readonly MeetingTime[]; zone: string; answer: FormAnswer<'timeId'> | null };

function Move({ meeting, times, zone, answer }: MoveProps) {
  const t = useTranslate();
  const form = useForm(moveForm, answer, {}, { revision: meeting.revision });
  return (
    <details open={answer !== null || undefined} className="no-print">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {t('meetings.move.open')}
      </summary>
      <Card className="mt-2">
        {times.length === 0 ? (
          <p>{t('meetings.full.text')}</p>
        ) : (
          <Form key={form.key} method="post" noValidate preventScrollReset className="flex flex-col gap-5">
            <ErrorSummary errors={form.errors} />
            <TimesField field={form.choice('timeId')} times={times} zone={zone} schoolZone={meeting.timeZone} />
            <SubmitButton form={form} />
          </Form>
        )}
      </Card>
    </details>
  );
}
