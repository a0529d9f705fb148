import { Form } from 'react-router';
import type { OwnCourtOrder } from '#features/safety/safety.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { courtOrderForm } from './safety-forms.ts';
import { WriteToLead } from './write-to-lead.tsx';

interface CourtOrderFormProps {
  studentId: string;
  courtOrder: OwnCourtOrder | null;
  invalid: FormAnswer<'courtOrder'> | null;
}

/** A form of its own, because the other guardians do not read what is written here. @see PD-71 */
export function CourtOrderForm({ studentId, courtOrder, invalid }: CourtOrderFormProps) {
  const t = useTranslate();
  const revision = courtOrder?.number ?? 0;
  const form = useForm(
    courtOrderForm,
    invalid,
    { courtOrder: courtOrder?.text ?? '' },
    { revision, recordId: studentId },
  );
  return (
    <>
      <h2 className="text-lg font-[620]">{t('safety.courtOrder.title')}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{t('safety.courtOrder.text')}</p>
      <Form key={form.key} method="post" noValidate className="flex flex-col gap-4">
        {form.isOutdated && !form.isSubmitting && <FormProblem>{t('safety.courtOrder.changedMeanwhile')}</FormProblem>}
        <ErrorSummary errors={form.errors} />
        <TextAreaField {...form.field('courtOrder')} dir="auto" rows={4} />
        <SubmitButton form={form} variant="secondary" />
      </Form>
      {courtOrder?.text && <State seenAt={courtOrder.seenAt} />}
    </>
  );
}

function State({ seenAt }: Pick<OwnCourtOrder, 'seenAt'>) {
  const t = useTranslate();
  if (seenAt)
    return (
      <p className="mt-4 text-sm text-ink-soft">
        {t('safety.courtOrder.seen')}: <LocalDay at={seenAt.getTime()} />
      </p>
    );
  return (
    <p className="mt-4 text-sm">
      {t('safety.courtOrder.unseen')} <WriteToLead />
    </p>
  );
}
