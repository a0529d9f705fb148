import { Form } from 'react-router';
import { subjectStages } from '#features/reports/report-settings.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { type FormState, useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { fieldAria, fieldId } from '#ui/field.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { TextField } from '#ui/text-field.tsx';
import { NameFields } from '../name-fields.tsx';
import { formOf, type SettingField, type SettingKind } from './setting-forms.ts';

type SettingFormProps = {
  kind: SettingKind;
  values: Partial<Record<SettingField, string>>;
  invalid: FormAnswer<SettingField> | null;
};

export function SettingForm({ kind, values, invalid }: SettingFormProps) {
  const t = useTranslate();
  const form = useForm(formOf(kind), invalid, values);
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <ErrorSummary errors={form.errors} />
      <fieldset>
        <legend className="mb-3 text-lg font-[620]">{t('reportSettings.names')}</legend>
        <NameFields field={form.field} />
      </fieldset>
      {kind === 'terms' && <Days form={form} />}
      {kind === 'subjects' && <Stages form={form} />}
      {kind !== 'terms' && (
        <TextField {...form.field('place')} inputMode="numeric" autoComplete="off" className="max-w-48" />
      )}
      <SubmitButton form={form} />
    </Form>
  );
}

type FieldsProps = { form: Pick<FormState<SettingField>, 'field' | 'choice'> };

function Days({ form }: FieldsProps) {
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <TextField {...form.field('firstDay')} type="date" />
      <TextField {...form.field('lastDay')} type="date" />
      <TextField {...form.field('dueOn')} type="date" className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]" />
    </div>
  );
}

function Stages({ form }: FieldsProps) {
  const t = useTranslate();
  const [first] = subjectStages;
  const { error } = form.field(first);
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-[620]">{t('reportSettings.stages')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {subjectStages.map((stage) => {
          const { name, label, defaultValue } = form.choice(stage);
          return (
            <label key={stage} className="inline-flex min-h-11 items-center gap-2.5">
              <input
                type="checkbox"
                id={fieldId(name)}
                name={name}
                defaultChecked={defaultValue !== ''}
                className="size-5 accent-sea"
                {...(stage === first && fieldAria(fieldId(first), { hint: undefined, error }))}
              />
              {label}
            </label>
          );
        })}
      </div>
      <FieldError fieldId={fieldId(first)} error={error} />
    </fieldset>
  );
}
