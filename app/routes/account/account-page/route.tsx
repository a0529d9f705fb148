import { data } from 'react-router';
import { findOwnEmailChange } from '#features/accounts/email-changes.server.ts';
import { listOwnSessions } from '#features/accounts/own-sessions.server.ts';
import { hasOfficePage } from '#features/offices/handovers.server.ts';
import { answerTo } from '#forms/form-answer.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { getSession, readForSession, sessionToken } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { timeZones } from '#i18n/time-zones.ts';
import { PortalPage } from '../../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { CalendarsSection } from './calendars-section.tsx';
import { cancelEmailOf, changeEmailFromForm } from './change-email.server.ts';
import { cancelEmailIntent, emailForm } from './email-form.ts';
import { EmailSection } from './email-section.tsx';
import { endOtherSessionsOf, endSessionFromForm } from './end-session.server.ts';
import { IdentitySection } from './identity-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { OfficesSection } from './offices-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { preferencesForm } from './preferences-form.ts';
import { PreferencesSection } from './preferences-section.tsx';
import { savePreferences } from './save-preferences.server.ts';
import { SessionsSection, sessionIntents } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { fullName, email, timeZone, hasRecentPassword, hasSecondFactor } = getSession(context);
  const [sessions, emailChange, hasOffices] = await Promise.all([
    readForSession(context, (tx) => listOwnSessions(tx, sessionToken(context) ?? '')),
    readForSession(context, findOwnEmailChange),
    readForSession(context, (tx) => hasOfficePage(tx)),
  ]);
  const needsPassword = !hasRecentPassword;
  return { fullName, email, emailChange, timeZone, timeZones, sessions, hasSecondFactor, needsPassword, hasOffices };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  switch (onlyText(form, 'intent')) {
    case emailForm.intent:
      return changeEmailFromForm(form, context);
    case cancelEmailIntent:
      return cancelEmailOf(context);
    case preferencesForm.intent:
      return savePreferences(form, context);
    case sessionIntents.endOne:
      return endSessionFromForm(form, context);
    case sessionIntents.endOthers:
      return endOtherSessionsOf(context);
    default:
      throw data(null, { status: 400 });
  }
}

/** @see PD-40 */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { fullName, email, emailChange, timeZone, timeZones, sessions, hasSecondFactor, needsPassword, hasOffices } =
    loaderData;
  return (
    <PortalPage title={t('account.title')} width="table">
      <div className="grid items-start gap-6 min-[60rem]:grid-cols-[minmax(0,1fr)_21rem] min-[60rem]:grid-rows-[auto_1fr]">
        <div className="grid gap-6">
          <IdentitySection fullName={fullName} />
          <EmailSection {...{ email, needsPassword }} change={emailChange} invalid={answerTo(emailForm, actionData)} />
          <PreferencesSection {...{ timeZone, timeZones }} invalid={answerTo(preferencesForm, actionData)} />
        </div>
        <div className="grid gap-6 min-[60rem]:row-span-2">
          <NotificationsSection />
          <PasswordSection />
          <TwoFactorSection isOn={hasSecondFactor} />
          {hasOffices && <OfficesSection />}
          <CalendarsSection />
          <OwnDataSection />
        </div>
        <SessionsSection sessions={sessions} />
      </div>
    </PortalPage>
  );
}
