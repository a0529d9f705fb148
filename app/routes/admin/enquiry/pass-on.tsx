import { Form } from 'react-router';
import { offices } from '#content/offices.ts';
import type { Enquiry } from '#features/enquiries/enquiries.ts';
import { answerTo } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { transferForm } from './transfer-form.ts';

type PassOnProps = { enquiry: Enquiry; response: object | undefined };

/** Passes a message on to another office. Collapsed, because it is rare. @see PD-75 */
export function PassOn({ enquiry, response }: PassOnProps) {
  const t = useTranslate();
  const answer = answerTo(transferForm, response);
  const form = useForm(transferForm, answer, {}, { revision: enquiry.revision });
  return (
    <Card>
      <details open={answer !== null || undefined}>
        <summary className="min-h-11 cursor-pointer py-2 text-xl font-heading">{t('transfer.title')}</summary>
        <p className="mt-1 mb-4 max-w-prose text-ink-soft">{t('transfer.text')}</p>
        <Form key={form.key} method="post" noValidate className="flex flex-col gap-4">
          {form.isOutdated && <FormProblem>{t('transfer.changedMeanwhile')}</FormProblem>}
          <SelectField {...form.field('office')}>
            <option value="">{t('transfer.office.choose')}</option>
            {offices
              .filter((office) => office !== enquiry.office)
              .map((office) => (
                <option key={office} value={office}>
                  {t(`office.${office}`)}
                </option>
              ))}
          </SelectField>
          <TextAreaField {...form.field('reason')} dir="auto" rows={2} />
          <SubmitButton form={form} variant="secondary" />
        </Form>
      </details>
    </Card>
  );
}
