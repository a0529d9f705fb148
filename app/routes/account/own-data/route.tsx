import { data, Form, Link, redirect } from 'react-router';
import { officeRecipient } from '../../../features/messages/messages.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { getSession } from '../../../http/session.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import type { PlainTranslationKey } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { withNamespace } from '../../shell/with-namespace.ts';
import { requireRecentPassword } from '../recent-password.server.ts';
import type { Route } from './+types/route.ts';
import { passwordForm } from './password-form.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  withNamespace('sign in'),
  withNamespace('account'),
  withNamespace('privacy'),
];

export const loader = ({ context }: Route.LoaderArgs) => ({ asksPassword: !getSession(context).hasRecentPassword });

export async function action({ request, context }: Route.ActionArgs) {
  const unproved = await requireRecentPassword(await request.formData(), context);
  if (unproved) return data({ error: unproved.error }, unproved.init);
  throw redirect('/account/data', 303);
}

/** Download of everything that the portal holds about a person and their children. @see PD-57 */
export default function OwnData({ loaderData: { asksPassword }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 px-4 pt-6 pb-10 sm:px-6">
      <PortalTitle>{t('ownData.title')}</PortalTitle>
      <div>
        <h1 className="text-3xl">{t('ownData.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('ownData.lead')}</p>
      </div>
      <Card className="flex flex-col gap-4">
        <p>{t('ownData.format')}</p>
        {asksPassword ? <EnterPassword refusedBecause={actionData?.error ?? null} /> : <Download />}
        <p className="text-sm text-ink-soft">{t('ownData.limit')}</p>
      </Card>
      <Card className="flex flex-col gap-2">
        <h2 className="text-xl">{t('ownData.others')}</h2>
        <p>{t('ownData.others.text')}</p>
        <p>
          <Link
            to={`/inbox?compose&to=${officeRecipient('data-protection')}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('ownData.others.write')}
          </Link>
        </p>
      </Card>
    </div>
  );
}

function EnterPassword({ refusedBecause }: { refusedBecause: PlainTranslationKey | null }) {
  const t = useTranslate();
  const refused = refusedBecause && { values: { currentPassword: '' }, errors: { currentPassword: refusedBecause } };
  const form = useForm(passwordForm, refused);
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <p>{t('ownData.password')}</p>
      <PasswordField key={form.submission} {...form.field('currentPassword')} autoComplete="current-password" />
      <SubmitButton form={form} />
    </Form>
  );
}

/** A plain form: the browser saves the response, and the page stays. */
function Download() {
  const t = useTranslate();
  return (
    <form method="post" action="/account/data/download">
      <Button type="submit">{t('ownData.submit')}</Button>
    </form>
  );
}
