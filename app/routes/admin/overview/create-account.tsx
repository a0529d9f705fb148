import { useRef } from 'react';
import { Form, href, Link } from 'react-router';
import { makeTemporaryPassword } from '#features/accounts/temporary-password.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { type FormState, useForm } from '#forms/use-form.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LanguageOptions } from '#i18n/language-options.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { RoleOptions } from '../accounts/role-options.tsx';
import { type AccountField, accountForm, createAccountId } from './account-form.ts';

type CreateAccountProps = { needsPassword: boolean; invalid: FormAnswer<AccountField> | null };

/** @see core §2 Admin Console, §4 Admin create */
export function CreateAccount(props: CreateAccountProps) {
  const t = useTranslate();
  return (
    <section id={createAccountId} aria-labelledby="create-account-title">
      <Card className="flex flex-col gap-5">
        <div>
          <h2 id="create-account-title" className="mb-4 text-xl">
            {t('admin.create.title')}
          </h2>
          <CreateAccountForm {...props} />
        </div>
        <ProcessNote />
      </Card>
    </section>
  );
}

function CreateAccountForm({ needsPassword, invalid }: CreateAccountProps) {
  const form = useForm(accountForm, invalid, { role: 'parent', language: useLanguage().language });
  const ownPassword = form.field('currentPassword');
  return (
    <Form
      key={form.key}
      method="post"
      action={href('/admin-console')}
      preventScrollReset
      noValidate
      className="new-account flex flex-col gap-4"
    >
      <ErrorSummary errors={form.errors} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {/* Focus the first field after a success, for the next account. */}
        <TextField {...form.field('fullName')} autoComplete="off" autoFocus={form.key > 0} />
        <TextField {...form.field('email')} type="email" autoComplete="off" />
        <TemporaryPassword key={form.submission} form={form} />
        <SelectField {...form.field('role')}>
          <RoleOptions />
        </SelectField>
        <SelectField {...form.field('language')}>
          <LanguageOptions />
        </SelectField>
      </div>
      {(needsPassword || ownPassword.error) && (
        <div className={ownPassword.error ? undefined : 'for-staff'}>
          <PasswordField key={form.submission} {...ownPassword} autoComplete="current-password" className="max-w-md" />
        </div>
      )}
      <SubmitButton form={form} />
    </Form>
  );
}

/** Without a script nothing generates a password, and leaving it empty still sends a link. @see PD-15 */
function TemporaryPassword({ form }: { form: FormState<AccountField> }) {
  const t = useTranslate();
  const field = useRef<HTMLDivElement>(null);

  function generate() {
    const input = field.current?.querySelector('input');
    if (!input) return;
    input.value = makeTemporaryPassword();
    input.focus();
  }

  return (
    <div ref={field} className="sm:row-span-2">
      <PasswordField {...form.field('password')} autoComplete="new-password" />
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="quiet" size="small" onClick={generate} className="scripts-only -ms-3">
          {t('admin.create.generate')}
        </Button>
        <p className="text-sm text-ink-soft">{t('admin.create.passwordOrLink')}</p>
      </div>
    </div>
  );
}

function ProcessNote() {
  const t = useTranslate();
  return (
    <section
      aria-labelledby="create-account-note"
      className="flex flex-col gap-2 border-t border-line pt-4 text-sm text-ink-soft"
    >
      <h3 id="create-account-note" className="text-lg text-ink">
        {t('admin.create.note.title')}
      </h3>
      <ol className="list-decimal space-y-1 ps-5 marker:text-brass">
        <li>{t('admin.create.note.mail')}</li>
        <li>{t('admin.create.note.reset')}</li>
        <li>{t('admin.create.note.students')}</li>
      </ol>
      <Link to={href('/admin-console/students')} className="text-link self-start">
        {t('admin.create.note.studentsLink')}
      </Link>
    </section>
  );
}
