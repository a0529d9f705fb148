import type { ReactNode } from 'react';
import { Form, href, Link } from 'react-router';
import type { FoundAccount } from '#features/accounts/accounts.ts';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { roleForm } from './role-form.ts';
import { RoleOptions } from './role-options.tsx';

type AccountActionsProps = { account: FoundAccount; isOwn: boolean };

export function AccountActions({ account, isOwn }: AccountActionsProps) {
  return (
    <div className="divide-y divide-line *:py-5 *:first:pt-1 *:last:pb-0">
      <ChangeRole account={account} />
      {isOwn && <OwnPassword />}
      {!isOwn && !account.suspendedAt && (
        <Action account={account} intent="new-password" texts="admin.manage.password" variant="secondary" />
      )}
      {!isOwn && (
        <Action
          account={account}
          intent="remove-second-factors"
          texts="admin.manage.secondFactors"
          variant="secondary"
        />
      )}
      {account.suspendedAt && (
        <Action account={account} intent="reactivate" texts="admin.manage.reactivate" variant="secondary" />
      )}
      {!isOwn && !account.suspendedAt && (
        <Action account={account} intent="suspend" texts="admin.manage.suspend" variant="danger" />
      )}
    </div>
  );
}

function ChangeRole({ account }: { account: FoundAccount }) {
  const t = useTranslate();
  const form = useForm(roleForm, null, { role: account.role ?? 'parent' });
  return (
    <ActionForm account={account} title="admin.manage.role" text="admin.manage.role.text">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField key={account.role} {...form.field('role')} id={`role-${account.id}`} className="grow">
          <RoleOptions />
        </SelectField>
        <Button type="submit" name="intent" value={form.intent} variant="secondary" isBusy={form.isSubmitting}>
          {t(form.isSubmitting ? 'admin.manage.role.submitting' : 'admin.manage.role.submit')}
        </Button>
      </div>
    </ActionForm>
  );
}

function OwnPassword() {
  const t = useTranslate();
  return (
    <div>
      <ActionHeading title="admin.manage.ownPassword" text="admin.manage.ownPassword.text" />
      <Link to={href('/change-password')} className={buttonClass({ variant: 'secondary' })}>
        {t('changePassword.submit')}
      </Link>
    </div>
  );
}

type ActionProps = {
  account: FoundAccount;
  intent: 'new-password' | 'remove-second-factors' | 'suspend' | 'reactivate';
  texts: 'admin.manage.password' | 'admin.manage.secondFactors' | 'admin.manage.suspend' | 'admin.manage.reactivate';
  variant: 'secondary' | 'danger';
};

function Action({ account, intent, texts, variant }: ActionProps) {
  const t = useTranslate();
  return (
    <ActionForm account={account} title={texts} text={`${texts}.text`}>
      <Button type="submit" name="intent" value={intent} variant={variant}>
        {t(`${texts}.submit`)}
      </Button>
    </ActionForm>
  );
}

type ActionFormProps = {
  account: FoundAccount;
  title: PlainTranslationKey;
  text: PlainTranslationKey;
  children: ReactNode;
};

function ActionForm({ account, title, text, children }: ActionFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="accountId" value={account.id} />
      <ActionHeading title={title} text={text} />
      {children}
    </Form>
  );
}

function ActionHeading({ title, text }: { title: PlainTranslationKey; text: PlainTranslationKey }) {
  const t = useTranslate();
  return (
    <>
      <h2 className="font-sans text-base font-[620]">{t(title)}</h2>
      <p className="mt-0.5 mb-3 text-sm text-ink-soft">{t(text)}</p>
    </>
  );
}
