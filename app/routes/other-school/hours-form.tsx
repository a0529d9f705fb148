import { Form, Link } from 'react-router';
import type { EnteredHours } from '#features/courses/other-school.server.ts';
import { weekdays } from '#features/courses/other-school.ts';
import { nameIn, type Term } from '#features/reports/report-settings.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { weekdayName } from '#i18n/weekday-name.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type HoursField, otherSchoolForm, otherSchoolPath } from './other-school-form.ts';

interface HoursFormProps {
  studentId: string;
  /** Hours that the form changes. */
  changed: EnteredHours | null;
  terms: readonly Term[];
  timeZones: readonly string[];
  /** Of the family. */
  zone: string;
  requestId: string;
  invalid: FormAnswer<HoursField> | null;
}

export function HoursForm({ studentId, changed, terms, timeZones, zone, requestId, invalid }: HoursFormProps) {
  const { language, dateLocale, t } = useLanguage();
  const initial = changed
    ? { ...changed, weekday: String(changed.weekday) }
    : { timeZone: zone, termId: terms[0]?.id ?? null };
  const form = useForm(otherSchoolForm, invalid, initial, { requestId, recordId: `${studentId} ${changed?.id ?? ''}` });
  return (
    <Form
      key={form.key}
      method="post"
      action={otherSchoolPath(studentId, changed?.id)}
      noValidate
      className="flex flex-col gap-5"
    >
      <ErrorSummary errors={form.errors} />
      <SelectField {...form.field('weekday')} autoComplete="off">
        <option value="">{t('otherSchool.weekday.choose')}</option>
        {weekdays.map((weekday) => (
          <option key={weekday} value={weekday}>
            {weekdayName(Number(weekday), dateLocale)}
          </option>
        ))}
      </SelectField>
      <div className="field-row min-[30rem]:grid-cols-2">
        <TextField {...form.field('startsAt')} type="time" autoComplete="off" />
        <TextField {...form.field('endsAt')} type="time" autoComplete="off" />
      </div>
      <SelectField {...form.field('timeZone')} autoComplete="off">
        {timeZones.map((each) => (
          <option key={each} value={each} translate="no">
            {each.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.field('termId')} autoComplete="off">
        {terms.map(({ id, names }) => (
          <option key={id} value={id} translate="no">
            {nameIn(names, language)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SubmitButton form={form} />
        {changed && (
          <Link to={otherSchoolPath(studentId)} className="text-link inline-flex min-h-11 items-center">
            {t('otherSchool.cancel')}
          </Link>
        )}
      </div>
    </Form>
  );
}
