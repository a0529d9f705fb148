import { Form } from 'react-router';
import { offices } from '../../../../content/offices.ts';
import type { Enquiry } from '../../../features/enquiries/enquiries.ts';
import { FormProblem } from '../../../forms/form-problem.tsx';
import type { InvalidForm } from '../../../forms/invalid-form.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { type TransferField, transferForm } from './transfer-form.ts';

type PassOnProps = { enquiry: Enquiry; invalid: InvalidForm<TransferField> | null; isOutdated: boolean };

/** Passes a message on to another office. Collapsed, because it is rare. @see PD-75 */
export function PassOn({ enquiry, invalid, isOutdated }: PassOnProps) {
  const t = useTranslate();
  const form = useForm(transferForm, invalid, {}, { revision: enquiry.revision, isOutdated });
  const isOpen = invalid !== null || isOutdated;
  return (
    <Card>
      <details open={isOpen || undefined}>
        <summary className="flex min-h-11 items-center text-xl font-heading">{t('transfer.title')}</summary>
        <p className="mt-1 mb-4 max-w-prose text-ink-soft">{t('transfer.text')}</p>
        <Form key={form.key} method="post" noValidate className="flex flex-col gap-4">
          {isOutdated && <FormProblem>{t('transfer.changedMeanwhile')}</FormProblem>}
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
          <SubmitButton form={form} />
        </Form>
      </details>
    </Card>
  );
}
