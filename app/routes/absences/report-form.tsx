import { Form } from 'react-router';
import { absenceReasons } from '#features/absences/absences.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLanguageField } from '#ui/text-language-field.tsx';
import { type AbsenceField, absenceForm } from './absence-forms.ts';

interface ReportFormProps {
  students: { id: string; fullName: string }[];
  /** Student of the page that the form was opened from. */
  studentId: string | null;
  requestId: string;
  invalid: FormAnswer<AbsenceField> | null;
}

export function ReportForm({ students, studentId, requestId, invalid }: ReportFormProps) {
  const t = useTranslate();
  const form = useForm(
    absenceForm,
    invalid,
    { studentId: studentId ?? students[0]?.id ?? null },
    { requestId, recordId: studentId ?? undefined },
  );
  return (
    <Form key={form.key} method="post" noValidate className="flex flex-col gap-5">
      <ErrorSummary errors={form.errors} />
      <SelectField {...form.field('studentId')} autoComplete="off">
        {students.map(({ id, fullName }) => (
          <option key={id} value={id} translate="no">
            {fullName}
          </option>
        ))}
      </SelectField>
      <div className="field-row min-[30rem]:grid-cols-2">
        <TextField {...form.field('firstDay')} type="date" autoComplete="off" />
        <TextField {...form.field('lastDay')} type="date" autoComplete="off" />
      </div>
      <SelectField {...form.field('reason')} autoComplete="off">
        <option value="">{t('absence.reason.choose')}</option>
        {absenceReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`absence.reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...form.field('note')} dir="auto" rows={3} />
      <TextLanguageField {...form.field('language')} />
      <SubmitButton form={form} />
    </Form>
  );
}
