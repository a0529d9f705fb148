import { Form } from 'react-router';
import type { ListedAccount } from '../../../features/accounts/accounts.ts';
import { isInvitationExpired } from '../../../features/accounts/accounts.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';

type MailStateName = NonNullable<ListedAccount['mailState']>;

const looks = {
  waiting: { tone: 'sea', icon: 'clock' },
  sent: { tone: 'moss', icon: 'circle-check' },
  written: { tone: 'brass', icon: 'file-text' },
  failed: { tone: 'clay', icon: 'circle-alert' },
} as const satisfies Record<MailStateName, { tone: string; icon: IconName }>;

/** State of the newest mail to a person; offers to resend while the password is temporary. @see PD-16 */
export function MailState({ account }: { account: ListedAccount }) {
  const t = useTranslate();
  const { mailState, temporaryPasswordExpiresAt, suspendedAt } = account;
  const isExpired = !suspendedAt && isInvitationExpired(account);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {mailState ? <MailBadge state={mailState} /> : <span className="text-ink-soft">{t('admin.mail.none')}</span>}
      {temporaryPasswordExpiresAt && !suspendedAt && <Resend account={account} />}
      {isExpired && <p className="w-full text-xs text-clay">{t('admin.mail.expired')}</p>}
    </div>
  );
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

/** Needs no confirmation: it replaces a generated password. */
function Resend({ account }: { account: ListedAccount }) {
  const t = useTranslate();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="accountId" value={account.id} />
      <input type="hidden" name="confirmed" value="yes" />
      <Button
        type="submit"
        name="intent"
        value="new-password"
        variant="quiet"
        size="small"
        aria-label={t('admin.mail.resendTo', { name: account.fullName })}
        className="-my-1"
      >
        <Icon name="rotate-cw" />
        {t('admin.mail.resend')}
      </Button>
    </Form>
  );
}

const explained = ['written', 'failed'] as const;

export function MailNotes({ accounts }: { accounts: ListedAccount[] }) {
  const t = useTranslate();
  const shown = explained.filter((state) => accounts.some(({ mailState }) => mailState === state));
  return shown.map((state) => (
    <p key={state} className="max-w-prose text-sm text-ink-soft">
      {t(`admin.mail.${state}.explained`)}
    </p>
  ));
}
