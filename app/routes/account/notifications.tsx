import { Form, href } from 'react-router';
import { forEachChoice, generalChoices, guardianChoices, mailChoices, mailTimings } from '#content/notice-events.ts';
import { chooseNotifications } from '#features/notifications/choose-notifications.server.ts';
import { NotificationsSchema } from '#features/notifications/notifications.schema.ts';
import { getNotificationSettings } from '#features/notifications/notifications.server.ts';
import { type NotificationSettings, quietTimes } from '#features/notifications/notifications.ts';
import { findPublicPushKey } from '#features/push/push-keys.server.ts';
import { isSubscribed } from '#features/push/subscribe.server.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { type FormState, useForm } from '#forms/use-form.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { getSession, readForSession, sessionToken, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { PushSection } from '../push/push-section.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/notifications.ts';
import { type NotificationField, notificationsForm } from './notifications-form.ts';

export function loader({ context }: Route.LoaderArgs) {
  const hasStudents = getSession(context).role !== 'mentor';
  const token = sessionToken(context) ?? '';
  return readForSession(context, async (tx) => ({
    settings: { ...(await getNotificationSettings(tx)), hasStudents },
    push: { publicKey: (await findPublicPushKey(tx)) ?? '', isOn: await isSubscribed(tx, token) },
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = parseForm(await request.formData(), NotificationsSchema, notificationsForm);
  return handleForm(context, posted, async (chosen) => {
    await writeForSession(context, (tx) => chooseNotifications(tx, chosen));
    throw redirectWithNotice(context, href('/account/notifications'), { tone: 'success', text: 'notifications.saved' });
  });
}

/** @see PD-31 */
export default function Notifications({ loaderData: { settings, push }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <PortalPage
      title={t('notifications.title')}
      lead={t('notifications.lead')}
      back={{ to: href('/account'), text: t('account.back') }}
      width="text"
    >
      <Card>
        <NotificationsForm settings={settings} invalid={actionData ?? null} />
      </Card>
      <PushSection {...push} />
    </PortalPage>
  );
}

type NotificationsFormProps = {
  settings: NotificationSettings & { hasStudents: boolean };
  invalid: FormAnswer<NotificationField> | null;
};

function NotificationsForm({ settings, invalid }: NotificationsFormProps) {
  const t = useTranslate();
  const form = useForm(notificationsForm, invalid, {
    ...forEachChoice(mailChoices, (choice) => settings[choice]),
    quietFrom: settings.quietHours?.from ?? '',
    quietUntil: settings.quietHours?.until ?? '',
  });
  return (
    <Form key={form.key} method="post" noValidate className="flex flex-col gap-6">
      <ErrorSummary errors={form.errors} />
      {generalChoices.map((choice) => (
        <MailTimingField key={choice} {...form.field(choice)} />
      ))}
      {settings.hasStudents && (
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-3 text-lg font-[620]">{t('notifications.students')}</legend>
          {guardianChoices.map((choice) => (
            <MailTimingField key={choice} {...form.field(choice)} />
          ))}
          <p className="text-sm text-ink-soft">{t('notifications.absences')}</p>
        </fieldset>
      )}
      <p className="text-sm text-ink-soft">{t('notifications.lessons')}</p>
      <fieldset aria-describedby="quiet-hours-hint">
        <legend className="text-lg font-[620]">{t('notifications.quiet')}</legend>
        <p id="quiet-hours-hint" className="mt-1 mb-3 text-sm text-ink-soft">
          {t('notifications.quiet.hint')} {t('notifications.zone', { zone: settings.timeZone })}
        </p>
        <div className="grid gap-4 min-[26rem]:grid-cols-2">
          <QuietTime {...form.field('quietFrom')} />
          <QuietTime {...form.field('quietUntil')} />
        </div>
      </fieldset>
      <SubmitButton form={form} />
    </Form>
  );
}

type Field = ReturnType<FormState<NotificationField>['field']>;

function MailTimingField(field: Field) {
  const t = useTranslate();
  return (
    <SelectField {...field}>
      {mailTimings.map((timing) => (
        <option key={timing} value={timing}>
          {t(`notifications.messageMails.${timing}`)}
        </option>
      ))}
    </SelectField>
  );
}

function QuietTime(field: Field) {
  const t = useTranslate();
  return (
    <SelectField {...field}>
      <option value="">{t('notifications.quiet.none')}</option>
      {quietTimes.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </SelectField>
  );
}
