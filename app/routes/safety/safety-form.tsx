import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { contactNumbers, type SafetyVersion } from '#features/safety/safety.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { type FormState, useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useShell } from '../shell/use-shell.ts';
import type { Country } from './countries.server.ts';
import { type SafetyFormField, safetyForm } from './safety-forms.ts';
import { WriteToLead } from './write-to-lead.tsx';

interface SafetyFormProps {
  studentId: string;
  safety: SafetyVersion | null;
  countries: readonly Country[];
  timeZones: readonly string[];
  invalid: FormAnswer<SafetyFormField> | null;
}

/** A new form suggests the time zone of the family. */
export function SafetyForm({ studentId, safety, countries, timeZones, invalid }: SafetyFormProps) {
  const t = useTranslate();
  const shell = useShell();
  const initial = safety ? valuesOf(safety) : { timeZone: shell?.timeZone ?? shell?.deviceTimeZone ?? null };
  const form = useForm(safetyForm, invalid, initial, { revision: safety?.number ?? 0, recordId: studentId });
  return (
    <Form key={form.key} method="post" noValidate className="flex flex-col gap-8">
      {form.isOutdated && !form.isSubmitting && <FormProblem>{t('safety.changedMeanwhile')}</FormProblem>}
      <ErrorSummary errors={form.errors} />
      <Group legend={t('safety.place')}>
        <p className="text-ink-soft">
          {t('safety.hidden')} <WriteToLead />
        </p>
        <SelectField {...form.field('country')} autoComplete="off">
          <option value="">{t('safety.country.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextAreaField {...form.field('address')} dir="auto" rows={3} autoComplete="off" translate="no" />
        <SelectField {...form.field('timeZone')} autoComplete="off">
          <option value="">{t('safety.timeZone.choose')}</option>
          {timeZones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
      </Group>
      <Group legend={t('safety.contacts')}>
        <p className="text-ink-soft">{t('safety.contacts.text')}</p>
        {contactNumbers.map((number) => (
          <Contact key={number} number={number} form={form} />
        ))}
      </Group>
      <Group legend={t('safety.care')}>
        <TextAreaField {...form.field('health')} dir="auto" rows={3} />
        <TextAreaField {...form.field('companions')} dir="auto" rows={2} />
      </Group>
      <SubmitButton form={form} />
    </Form>
  );
}

function valuesOf({ details }: SafetyVersion): Partial<Record<SafetyFormField, string>> {
  if (!details) return {};
  const { contacts, ...texts } = details;
  const [first, second, third] = contacts;
  return {
    ...texts,
    ...(first && { name1: first.name, relation1: first.relation, phone1: first.phone }),
    ...(second && { name2: second.name, relation2: second.relation, phone2: second.phone }),
    ...(third && { name3: third.name, relation3: third.relation, phone3: third.phone }),
  };
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lg font-[620]">{legend}</legend>
      <div className="flex flex-col gap-5">{children}</div>
    </fieldset>
  );
}

type ContactProps = { number: (typeof contactNumbers)[number]; form: FormState<SafetyFormField> };

function Contact({ number, form }: ContactProps) {
  const t = useTranslate();
  return (
    <fieldset className="min-w-0 border-s-2 border-line ps-4">
      <legend className="mb-2 text-ink-soft">
        {t('safety.contact', { number })} {number > 1 && t('ui.field.optional')}
      </legend>
      <div className="field-row sm:grid-cols-2">
        <TextField {...form.field(`name${number}`)} dir="auto" autoComplete="off" translate="no" />
        <TextField {...form.field(`relation${number}`)} dir="auto" autoComplete="off" />
        <TextField {...form.field(`phone${number}`)} type="tel" autoComplete="off" />
      </div>
    </fieldset>
  );
}
