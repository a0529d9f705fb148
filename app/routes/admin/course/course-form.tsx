import { Form } from 'react-router';
import { roomHosts } from '#content/school.ts';
import { courseStages } from '#features/courses/courses.ts';
import { nameIn, type Subject } from '#features/reports/report-settings.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { NameFields } from '../name-fields.tsx';
import { type CourseField, courseForm } from './course-forms.ts';

export interface CourseChoices {
  subjects: Subject[];
  classNames: readonly string[];
  timeZones: readonly string[];
}

type CourseFormProps = {
  choices: CourseChoices;
  values: Partial<Record<CourseField, string>>;
  /** A new course has an idempotency key, another one its revision. */
  record: { requestId: string } | { revision: number };
  invalid: FormAnswer<CourseField> | null;
};

export function CourseForm({ choices, values, record, invalid }: CourseFormProps) {
  const { language, t } = useLanguage();
  const form = useForm(courseForm, invalid, values, record);
  const subjects = choices.subjects.filter(({ id, isArchived }) => !isArchived || id === values.subjectId);
  const hosts = roomHosts.length > 0 && t('courses.field.room.hosts', { hosts: roomHosts.join(', ') });
  const room = form.field('room');
  return (
    <Form key={form.key} method="post" noValidate className="flex flex-col gap-5">
      {form.isOutdated && <FormProblem>{t('courses.changedMeanwhile')}</FormProblem>}
      <ErrorSummary errors={form.errors} />
      <p className="max-w-prose text-sm text-ink-soft">{t('courses.field.names.hint')}</p>
      <NameFields field={form.field} />
      <div className="field-row sm:grid-cols-3">
        <SelectField {...form.field('subjectId')} autoComplete="off">
          <option value="">{t('courses.subject.none')}</option>
          {subjects.map(({ id, names }) => (
            <option key={id} value={id}>
              {nameIn(names, language)}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('stage')} autoComplete="off">
          <option value="">{t('courses.field.stage.none')}</option>
          {courseStages.map((stage) => (
            <option key={stage} value={stage}>
              {t(`stage.${stage}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('className')} {...asTyped} list="course-classes" />
        <datalist id="course-classes">
          {choices.classNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <div className="field-row sm:grid-cols-2">
        <SelectField {...form.field('timeZone')} autoComplete="off">
          <option value="">{t('courses.field.timeZone.choose')}</option>
          {choices.timeZones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
        <TextField {...room} {...asTyped} type="url" hint={hosts ? `${room.hint} ${hosts}` : room.hint} />
      </div>
      <SubmitButton form={form} />
    </Form>
  );
}

const asTyped = { autoComplete: 'off', translate: 'no' } as const;
