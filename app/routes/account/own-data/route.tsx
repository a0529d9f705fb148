import { randomUUID } from 'node:crypto';
import { href, Link } from 'react-router';
import { officeRecipient } from '#features/messages/messages.ts';
import { handlesPrivacyRequests, listOwnRequests } from '#features/privacy-requests/privacy-requests.server.ts';
import { answerTo } from '#forms/form-answer.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { getSession, readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PortalPage } from '../../shell/portal-page.tsx';
import { confirmPasswordFromForm } from '../confirm-password/confirm-password.server.ts';
import { EnterPassword } from '../confirm-password/enter-password.tsx';
import { definePasswordForm } from '../confirm-password/password-form.ts';
import type { Route } from './+types/route.ts';
import { PrivacyRequests } from './privacy-requests.tsx';
import { requestForm } from './request-form.ts';
import { saveRequest } from './save-request.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { hasRecentPassword } = getSession(context);
  const loaded = await readForSession(context, async (tx) => ({
    requests: await listOwnRequests(tx),
    handlesPrivacyRequests: await handlesPrivacyRequests(tx),
  }));
  return { ...loaded, requestId: randomUUID(), needsPassword: !hasRecentPassword };
}

const passwordForm = definePasswordForm('ownData.password');

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (onlyText(form, 'intent') === requestForm.intent) return saveRequest(form, context);
  return confirmPasswordFromForm(passwordForm, href('/account/data'), form, context);
}

/** Download of everything that the portal holds about a person and their children. @see PD-57 */
export default function OwnData({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { needsPassword, requests, requestId, handlesPrivacyRequests } = loaderData;
  return (
    <PortalPage
      title={t('ownData.title')}
      lead={t('ownData.lead')}
      back={{ to: href('/account'), text: t('account.back') }}
      width="text"
    >
      <Card className="flex flex-col gap-4">
        <p>{t('ownData.format')}</p>
        {needsPassword ? (
          <EnterPassword definition={passwordForm} invalid={answerTo(passwordForm, actionData)} />
        ) : (
          <Download />
        )}
        <p className="text-sm text-ink-soft">{t('ownData.limit')}</p>
      </Card>
      <PrivacyRequests {...{ requests, requestId }} invalid={answerTo(requestForm, actionData)} />
      <Card className="flex flex-col gap-2">
        <h2 className="text-xl">{t('ownData.others')}</h2>
        <p>{t('ownData.others.text')}</p>
        <p>
          <Link
            to={`${href('/inbox')}?compose&to=${officeRecipient('data-protection')}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('ownData.others.write')}
          </Link>
        </p>
        {handlesPrivacyRequests && (
          <p>
            <Link to={href('/privacy-requests')} className="text-link inline-flex min-h-11 items-center">
              {t('privacyRequests.link')}
            </Link>
          </p>
        )}
      </Card>
    </PortalPage>
  );
}

/** A plain form: the browser saves the response, and the page stays. */
function Download() {
  const t = useTranslate();
  return (
    <form method="post" action={href('/account/data/download')}>
      <Button type="submit">{t('ownData.submit')}</Button>
    </form>
  );
}
