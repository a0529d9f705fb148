import { data, Form, href, Link, redirect, useNavigation } from 'react-router';
import { confirmEmailLink, refuseEmailLink } from '#features/accounts/change-email.server.ts';
import { type EmailLink, findEmailLink } from '#features/accounts/email-changes.server.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { onlyText } from '#forms/parse-form.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/confirm-email.ts';
import { tokenHeaders, tokenOf } from './token-page.server.ts';

const outcomes = ['confirmed', 'changed', 'refusedOld', 'refusedNew'] as const;
type Outcome = (typeof outcomes)[number];

/** Opening the link changes nothing, because mail scanners open links. @see PD-40 */
export async function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const done = outcomes.find((outcome) => outcome === searchParams.get('done')) ?? null;
  const link = done ? null : await findEmailLink(tokenOf(url));
  return data({ done, link }, { status: done || link ? 200 : 400, headers: tokenHeaders });
}

export async function action({ request, url }: Route.ActionArgs) {
  const intent = onlyText(await request.formData(), 'intent');
  const token = tokenOf(url);
  const sentTo = (await findEmailLink(token))?.sentTo;
  const outcome = intent === 'refuse' ? await refuse(token, sentTo) : await confirmEmailLink(token);
  // The loader runs next, and the page shows that the link is invalid.
  if (outcome === 'invalid') return data(null, { status: 400, headers: tokenHeaders });
  throw redirect(`${href('/confirm-email')}?done=${outcome satisfies Outcome}`, 303);
}

async function refuse(token: string, sentTo: EmailLink['sentTo'] | undefined) {
  if (!(await refuseEmailLink(token))) return 'invalid' as const;
  return sentTo === 'old' ? 'refusedOld' : 'refusedNew';
}

export default function ConfirmEmail({ loaderData: { done, link } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <PortalPage title={t('confirmEmail.title')} width="narrow">
      <Card className="flex flex-col gap-5">
        {done ? <Done outcome={done} /> : link ? <LinkForm link={link} /> : <InvalidLink />}
      </Card>
    </PortalPage>
  );
}

function Done({ outcome }: { outcome: Outcome }) {
  const t = useTranslate();
  return (
    <div role="status" className="flex flex-col gap-5">
      <p>{t(`confirmEmail.${outcome}`)}</p>
      {outcome === 'refusedOld' && (
        <Link to={href('/forgot-password')} className={buttonClass({}, 'self-start')}>
          {t('confirmEmail.newPassword')}
        </Link>
      )}
      {outcome === 'changed' && (
        <Link to={href('/account')} className={buttonClass({}, 'self-start')}>
          {t('account.title')}
        </Link>
      )}
    </div>
  );
}

function LinkForm({ link: { sentTo, newEmail, fullName, isConfirmed } }: { link: EmailLink }) {
  const t = useTranslate();
  const isSubmitting = useNavigation().formMethod === 'POST';
  return (
    <>
      {fullName && (
        <p className="text-sm text-ink-soft">
          {t('reset.account')}{' '}
          <bdi translate="no" className="text-ink">
            {fullName}
          </bdi>
        </p>
      )}
      <p>{t(`confirmEmail.${sentTo}`)}</p>
      <p className="font-[620] wrap-anywhere">
        <bdi translate="no">{newEmail}</bdi>
      </p>
      {isConfirmed && <p role="status">{t('confirmEmail.confirmed')}</p>}
      {sentTo === 'old' && <p className="text-sm text-ink-soft">{t('confirmEmail.refuse.effect')}</p>}
      <Form method="post" className="flex flex-wrap gap-3">
        {!isConfirmed && (
          <Button type="submit" name="intent" value="confirm" isBusy={isSubmitting}>
            {t('confirmEmail.confirm')}
          </Button>
        )}
        <Button type="submit" variant="secondary" name="intent" value="refuse" isBusy={isSubmitting}>
          {t('confirmEmail.refuse')}
        </Button>
      </Form>
    </>
  );
}

function InvalidLink() {
  const t = useTranslate();
  return (
    <>
      <FormProblem>{t('reset.invalid')}</FormProblem>
      <p>{t('confirmEmail.invalid.next')}</p>
    </>
  );
}
