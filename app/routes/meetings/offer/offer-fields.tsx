import { Form, href, Link } from 'react-router';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type OfferField, offerForm } from './offer-form.ts';

type OfferFieldsProps = {
  /** Of the page, with the audience in its query. */
  action: string;
  requestId: string;
  zone: string;
  timeZones: readonly string[];
  answer: FormAnswer<OfferField> | null;
};

/** Days and times by the clocks of one zone, where, and until when they can be changed. */
export function OfferFields({ action, requestId, zone, timeZones, answer }: OfferFieldsProps) {
  const t = useTranslate();
  const initial = { length: '15', pause: '5', limitHours: '12', timeZone: zone };
  const form = useForm(offerForm, answer, initial, { requestId });
  return (
    <Form
      key={form.key}
      method="post"
      action={action}
      noValidate
      className={classNames(cardClass, 'flex flex-col gap-5 p-5 sm:p-6')}
    >
      <ErrorSummary errors={form.errors} />
      {form.problem && <FormProblem>{form.problem}</FormProblem>}
      <TextField {...form.field('topic')} dir="auto" autoComplete="off" />
      <div className="field-row min-[30rem]:grid-cols-2">
        <TextField {...form.field('firstDay')} type="date" autoComplete="off" />
        <TextField {...form.field('lastDay')} type="date" autoComplete="off" />
      </div>
      <div className="field-row min-[30rem]:grid-cols-2">
        <TextField {...form.field('from')} type="time" autoComplete="off" />
        <TextField {...form.field('until')} type="time" autoComplete="off" />
      </div>
      <div className="field-row min-[30rem]:grid-cols-2">
        <TextField {...form.field('length')} inputMode="numeric" autoComplete="off" />
        <TextField {...form.field('pause')} inputMode="numeric" autoComplete="off" />
      </div>
      <SelectField {...form.field('timeZone')} autoComplete="off">
        {timeZones.map((name) => (
          <option key={name} value={name} translate="no">
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...form.field('place')} dir="auto" autoComplete="off" />
      <TextField {...form.field('room')} type="url" autoComplete="off" />
      <TextField {...form.field('limitHours')} inputMode="numeric" autoComplete="off" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton form={form} />
        <Link to={href('/meetings')} className="text-link inline-flex min-h-11 items-center">
          {t('form.cancel')}
        </Link>
      </div>
    </Form>
  );
}
