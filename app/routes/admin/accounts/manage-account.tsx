import { X } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { Form } from 'react-router';
import type { ListedAccount } from '../../../features/accounts/account-list.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import type { PlainMessageKey } from '../../../i18n/translate.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { RoleOptions } from './role-options.tsx';

/** A button that opens what can be done to an account; a popover, so that it opens without a script. */
export function ManageAccount({ account }: { account: ListedAccount }) {
  const t = useTranslate();
  const id = `manage-${account.id}`;
  return (
    <>
      <Button popoverTarget={id} variant="secondary" size="small">
        {t('admin.manage')}
        <span className="sr-only">: {account.email}</span>
      </Button>
      <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className="dialog text-start">
        <div className="flex items-start justify-between gap-4 ps-6 pe-3 pt-4">
          <h3 id={`${id}-title`} translate="no" className="pt-1.5">
            {t('admin.manage.account', { name: account.fullName })}
          </h3>
          <IconButton label={t('ui.close')} popoverTarget={id} popoverTargetAction="hide">
            <X aria-hidden />
          </IconButton>
        </div>
        <div className="divide-y divide-line px-6 pb-3 *:py-5">
          <ChangeRole account={account} />
          {!account.suspendedAt && (
            <Act account={account} intent="new-password" texts="admin.manage.password" variant="secondary" />
          )}
          {account.suspendedAt ? (
            <Act account={account} intent="reactivate" texts="admin.manage.reactivate" variant="secondary" />
          ) : (
            <Act account={account} intent="suspend" texts="admin.manage.suspend" variant="danger" />
          )}
        </div>
      </div>
    </>
  );
}

function ChangeRole({ account }: { account: ListedAccount }) {
  const t = useTranslate();
  return (
    <ActForm account={account} title="admin.manage.role" text="admin.manage.role.text">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          key={account.role}
          label={t('admin.manage.role.label')}
          name="role"
          id={`role-${account.id}`}
          defaultValue={account.role ?? 'parent'}
          className="grow"
        >
          <RoleOptions />
        </SelectField>
        <Button type="submit" name="intent" value="change-role" variant="secondary">
          {t('admin.manage.role.submit')}
        </Button>
      </div>
    </ActForm>
  );
}

type ActProps = {
  account: ListedAccount;
  intent: 'new-password' | 'suspend' | 'reactivate';
  texts: 'admin.manage.password' | 'admin.manage.suspend' | 'admin.manage.reactivate';
  variant: 'secondary' | 'danger';
};

function Act({ account, intent, texts, variant }: ActProps) {
  const t = useTranslate();
  return (
    <ActForm account={account} title={texts} text={`${texts}.text`}>
      <Button type="submit" name="intent" value={intent} variant={variant}>
        {t(`${texts}.submit`)}
      </Button>
    </ActForm>
  );
}

type ActFormProps = { account: ListedAccount; title: PlainMessageKey; text: PlainMessageKey; children: ReactNode };

/** What the act does stands beside its button: reading it is the confirmation. */
function ActForm({ account, title, text, children }: ActFormProps) {
  const t = useTranslate();
  return (
    <Form method="post" preventScrollReset onSubmit={closePopover}>
      <input type="hidden" name="accountId" value={account.id} />
      <h4 className="font-sans text-base font-[620]">{t(title)}</h4>
      <p className="mt-0.5 mb-3 text-sm text-ink-soft">{t(text)}</p>
      {children}
    </Form>
  );
}

function closePopover(event: SubmitEvent<HTMLFormElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
