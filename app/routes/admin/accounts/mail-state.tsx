import { Form } from 'react-router';
import type { ListedAccount } from '#features/accounts/accounts.ts';
import { isInvitationExpired } from '#features/accounts/accounts.ts';
import { confirmationField } from '#forms/confirmation.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';

type MailStateName = NonNullable<ListedAccount['mailState']>;

const looks = {
  waiting: { tone: 'sea', icon: 'clock' },
  sent: { tone: 'moss', icon: 'circle-check' },
  written: { tone: 'brass', icon: 'file-text' },
  failed: { tone: 'clay', icon: 'circle-alert' },
  unconfirmed: { tone: 'clay', icon: 'circle-alert' },
} as const satisfies Record<MailStateName, { tone: string; icon: IconName }>;

/** In a row, beside the state of the account: what is wrong with its mails, and another invitation. @see PD-15 @see PD-16 */
export function InvitationState({ account }: { account: ListedAccount }) {
  const t = useTranslate();
  const { state, mailState, access, daysLeft, suspendedAt, failedMail } = account;
  if (suspendedAt) return null;
  return (
    <>
      {access && mailState && mailState !== 'sent' && <MailBadge state={mailState} />}
      {access && daysLeft !== null && daysLeft > 0 && (
        <span className="text-xs text-ink-soft">{t('admin.invitation.expires', { count: daysLeft })}</span>
      )}
      {access && <Resend account={account} kind={state === 'uninvited' ? 'first' : access} />}
      {failedMail && <span className="text-xs text-clay">{t(failedMailTexts[failedMail])}</span>}
    </>
  );
}

/** State of the invitation and its mail; offers another one until the person has chosen a password. @see PD-15 @see PD-16 */
export function MailState({ account }: { account: ListedAccount }) {
  const t = useTranslate();
  const { state, mailState, access, suspendedAt, failedMail } = account;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {mailState ? (
        <MailBadge state={mailState} />
      ) : (
        <span className="text-ink-soft">{t(access === null ? 'admin.mail.notNeeded' : 'admin.mail.none')}</span>
      )}
      {access && !suspendedAt && <Resend account={account} kind={state === 'uninvited' ? 'first' : access} />}
      {!suspendedAt && <InvitationNote account={account} />}
      {failedMail && <p className="w-full text-xs text-clay">{t(failedMailTexts[failedMail])}</p>}
    </div>
  );
}

const failedMailTexts = {
  'password-reset': 'admin.mail.resetFailed',
  'credential-changed': 'admin.mail.noticeFailed',
  other: 'admin.mail.otherFailed',
  unconfirmed: 'admin.mail.newestUnconfirmed',
} as const satisfies Record<NonNullable<ListedAccount['failedMail']>, PlainTranslationKey>;

/** When the invitation expires, or that it was accepted; nothing for people who were never invited by mail. */
export function InvitationNote({ account }: { account: ListedAccount }) {
  const t = useTranslate();
  const { state, access, daysLeft, mailState } = account;
  if (state === 'uninvited') return null;
  if (access === null || daysLeft === null)
    return mailState && <p className="w-full text-xs text-ink-soft">{t('admin.invitation.accepted')}</p>;
  if (isInvitationExpired(account))
    return (
      <p className="w-full text-xs text-clay">
        {t(access === 'link' ? 'admin.mail.linkExpired' : 'admin.mail.expired')}
      </p>
    );
  return <p className="w-full text-xs text-ink-soft">{t('admin.invitation.expires', { count: daysLeft })}</p>;
}

function MailBadge({ state }: { state: MailStateName }) {
  const t = useTranslate();
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon name={icon} />
      {t(`admin.mail.${state}`)}
    </Badge>
  );
}

const resendTexts = {
  first: { intent: 'resend-invitation', label: 'admin.invitation.send', name: 'admin.invitation.sendTo', icon: 'mail' },
  link: {
    intent: 'resend-invitation',
    label: 'admin.invitation.resend',
    name: 'admin.invitation.resendTo',
    icon: 'rotate-cw',
  },
  'temporary password': {
    intent: 'new-password',
    label: 'admin.mail.resend',
    name: 'admin.mail.resendTo',
    icon: 'rotate-cw',
  },
} as const;

/** Needs no confirmation: it replaces a generated password or a link. */
export function Resend({ account, kind }: { account: ListedAccount; kind: keyof typeof resendTexts }) {
  const t = useTranslate();
  const { intent, label, name, icon } = resendTexts[kind];
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="accountId" value={account.id} />
      <input type="hidden" {...confirmationField} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="quiet"
        size="small"
        aria-label={t(name, { name: account.fullName })}
        className="-my-1"
      >
        <Icon name={icon} />
        {t(label)}
      </Button>
    </Form>
  );
}

const explained = ['written', 'failed', 'unconfirmed'] as const;

export function MailNotes({ accounts }: { accounts: ListedAccount[] }) {
  const t = useTranslate();
  const shown = explained.filter((state) => accounts.some(({ mailState }) => mailState === state));
  return shown.map((state) => (
    <p key={state} className="max-w-prose text-sm text-ink-soft">
      {t(`admin.mail.${state}.explained`)}
    </p>
  ));
}
