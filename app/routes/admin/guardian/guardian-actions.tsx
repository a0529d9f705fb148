import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { type Guardian, restrictionReasons } from '#features/students/guardians.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo, type FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { GuardianFields } from './guardian-fields.tsx';
import {
  changeGuardianForm,
  type GuardianField,
  reasonText,
  restrictGuardianForm,
  rightsShown,
} from './guardian-forms.ts';

type GuardianActionsProps = {
  guardian: Guardian;
  response: object | undefined;
};

export function GuardianActions({ guardian, response }: GuardianActionsProps) {
  return (
    <div className="divide-y divide-line *:py-5 *:first:pt-1 *:last:pb-0">
      <ChangeRights guardian={guardian} invalid={answerTo(changeGuardianForm, response)} />
      {guardian.restrictedAt ? (
        <Restore guardian={guardian} />
      ) : (
        <Restrict invalid={answerTo(restrictGuardianForm, response)} />
      )}
      <Remove />
    </div>
  );
}

type ChangeRightsProps = { guardian: Guardian; invalid: FormAnswer<GuardianField> | null };

function ChangeRights({ guardian, invalid }: ChangeRightsProps) {
  const t = useTranslate();
  const form = useForm(changeGuardianForm, invalid, rightsShown(guardian), {
    revision: guardian.revision,
  });
  return (
    <section aria-labelledby="change-guardian">
      <h2 id="change-guardian" className="mb-3">
        {t('guardians.change.title')}
      </h2>
      <Form key={form.key} method="post" preventScrollReset noValidate className="flex flex-col gap-4">
        {form.isOutdated && !form.isSubmitting && <FormProblem>{t('students.changedMeanwhile')}</FormProblem>}
        <ErrorSummary errors={form.errors} />
        <GuardianFields form={form} />
        <SubmitButton form={form} />
      </Form>
    </section>
  );
}

function Restrict({ invalid }: { invalid: FormAnswer<'reason'> | null }) {
  const t = useTranslate();
  const form = useForm(restrictGuardianForm, invalid);
  const { texts, intent, isSubmitting } = form;
  return (
    <GuardianAction id="restrict-guardian" title={t('guardians.restrict.title')} text={t('guardians.restrict.text')}>
      <Form method="post" preventScrollReset noValidate className="flex flex-col gap-4">
        <SelectField {...form.field('reason')}>
          <option value="">{t('guardians.reason.choose')}</option>
          {restrictionReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(reasonText(reason))}
            </option>
          ))}
        </SelectField>
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant="danger"
          isBusy={isSubmitting}
          className="self-start"
        >
          {t(isSubmitting ? `${texts}.submitting` : `${texts}.submit`)}
        </Button>
      </Form>
    </GuardianAction>
  );
}

function Restore({ guardian: { restrictedAt, restrictionReason } }: { guardian: Guardian }) {
  const t = useTranslate();
  return (
    <GuardianAction id="restore-guardian" title={t('guardians.restore.title')} text={t('guardians.restore.text')}>
      {restrictedAt && restrictionReason && (
        <p className="mb-3">
          {t(reasonText(restrictionReason))} · <LocalTime at={restrictedAt} format="short" />
        </p>
      )}
      <IntentForm intent="restore" label={t('guardians.restore.submit')} />
    </GuardianAction>
  );
}

function Remove() {
  const t = useTranslate();
  return (
    <GuardianAction id="remove-guardian" title={t('guardians.remove.title')} text={t('guardians.remove.text')}>
      <IntentForm intent="remove" label={t('guardians.remove.submit')} />
    </GuardianAction>
  );
}

function GuardianAction({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="mb-3 max-w-prose text-sm text-ink-soft">{text}</p>
      {children}
    </section>
  );
}

function IntentForm({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value={intent} variant="secondary">
        {label}
      </Button>
    </Form>
  );
}
