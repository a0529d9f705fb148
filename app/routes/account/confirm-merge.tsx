import { data, Form, href, redirect, useNavigation } from 'react-router';
import { confirmMerge, rejectMerge } from '#features/accounts/merge-accounts.server.ts';
import { findMergeLink, type MergeLink } from '#features/accounts/pending-merges.server.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { onlyText } from '#forms/parse-form.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/confirm-merge.ts';
import { tokenHeaders, tokenOf } from './token-page.server.ts';

const outcomes = ['confirmed', 'refused'] as const;
type Outcome = (typeof outcomes)[number];

/** Opening the link changes nothing, because mail scanners open links. @see PD-64 */
export async function loader({ url }: Route.LoaderArgs) {
  const done = outcomes.find((outcome) => outcome === url.searchParams.get('done')) ?? null;
  const link = done ? null : await findMergeLink(tokenOf(url));
  return data({ done, link }, { status: done || link ? 200 : 400, headers: tokenHeaders });
}

export async function action({ request, url }: Route.ActionArgs) {
  const intent = onlyText(await request.formData(), 'intent');
  const token = tokenOf(url);
  const isDone =
    intent === 'confirm' ? await confirmMerge(token) : intent === 'refuse' ? await rejectMerge(token) : false;
  // The loader runs next, and the page shows the state of the link.
  if (!isDone) return data(null, { status: 400, headers: tokenHeaders });
  const outcome: Outcome = intent === 'confirm' ? 'confirmed' : 'refused';
  throw redirect(`${href('/confirm-merge')}?done=${outcome}`, 303);
}

export default function ConfirmMerge({ loaderData: { done, link } }: Route.ComponentProps) {
  const t = useTranslate();
  const outcome = link?.isConfirmed ? 'confirmed' : done;
  return (
    <PortalPage title={t('confirmMerge.title')} width="narrow">
      <Card className="flex flex-col gap-5">
        {outcome ? (
          <p role="status">{t(`confirmMerge.${outcome}`)}</p>
        ) : link ? (
          <LinkForm {...link} />
        ) : (
          <InvalidLink />
        )}
      </Card>
    </PortalPage>
  );
}

function LinkForm({ sentTo, ownName, ownEmail, otherName, otherMaskedEmail }: MergeLink) {
  const t = useTranslate();
  const isSubmitting = useNavigation().formMethod === 'POST';
  const [own, other] = [
    { name: ownName, email: ownEmail },
    { name: otherName, email: otherMaskedEmail },
  ];
  const isDuplicate = sentTo === 'duplicate';
  return (
    <>
      <p>{t('confirmMerge.lead')}</p>
      <dl className="flex flex-col gap-4">
        <Account label={t('confirmMerge.duplicate')} {...(isDuplicate ? own : other)} />
        <Account label={t('confirmMerge.kept')} {...(isDuplicate ? other : own)} />
      </dl>
      <p className="text-sm text-ink-soft">{t(isDuplicate ? 'confirmMerge.effect' : 'confirmMerge.other')}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        {isDuplicate && (
          <Button type="submit" name="intent" value="confirm" isBusy={isSubmitting}>
            {t('confirmMerge.confirm')}
          </Button>
        )}
        <Button type="submit" variant="secondary" name="intent" value="refuse" isBusy={isSubmitting}>
          {t('confirmMerge.refuse')}
        </Button>
      </Form>
    </>
  );
}

function Account({ label, name, email }: { label: string; name: string; email: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">
        <p className="font-[620]">
          <bdi translate="no">{name}</bdi>
        </p>
        <bdi translate="no">{email}</bdi>
      </dd>
    </div>
  );
}

function InvalidLink() {
  const t = useTranslate();
  return (
    <>
      <FormProblem>{t('reset.invalid')}</FormProblem>
      <p>{t('confirmMerge.invalid.next')}</p>
    </>
  );
}
