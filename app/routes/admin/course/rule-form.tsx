import { Form } from 'react-router';
import { type Course, type CourseRule, courseLimits } from '#features/courses/courses.ts';
import { nameIn, type Term } from '#features/reports/report-settings.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { weekdayName } from '#i18n/weekday-name.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type RuleField, ruleChangeForm, ruleForm } from './course-forms.ts';

type RuleFormProps = {
  course: Course;
  /** Null for a new one. */
  rule: CourseRule | null;
  terms: Term[];
  invalid: FormAnswer<RuleField> | null;
};

export function RuleForm({ course, rule, terms, invalid }: RuleFormProps) {
  const { language, dateLocale, t } = useLanguage();
  const values = rule ? valuesOf(rule, terms, course.today) : { termId: terms[0]?.id ?? '', minutes: '45' };
  const form = useForm(rule ? ruleChangeForm : ruleForm, invalid, values, { revision: course.revision });
  return (
    <Form key={form.key} method="post" noValidate className="flex flex-col gap-5">
      {form.isOutdated && <FormProblem>{t('courses.changedMeanwhile')}</FormProblem>}
      <ErrorSummary errors={form.errors} />
      <p className="text-sm text-ink-soft">{t('courses.rules.zone', { zone: course.timeZone.replaceAll('_', ' ') })}</p>
      <div className="field-row sm:grid-cols-3">
        <SelectField {...form.field('weekday')} autoComplete="off">
          <option value="">{t('courses.field.weekday.choose')}</option>
          {weekdays.map((weekday) => (
            <option key={weekday} value={weekday}>
              {weekdayName(weekday, dateLocale)}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('startsAt')} type="time" autoComplete="off" />
        <TextField
          {...form.field('minutes')}
          type="number"
          min={courseLimits.shortestLesson}
          max={courseLimits.longestLesson}
          autoComplete="off"
        />
      </div>
      <div className="field-row sm:grid-cols-3">
        <SelectField {...form.field('termId')} autoComplete="off">
          <option value="">{t('courses.field.term.choose')}</option>
          {terms.map(({ id, names }) => (
            <option key={id} value={id}>
              {nameIn(names, language)}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('firstDay')} type="date" autoComplete="off" />
        <TextField {...form.field('lastDay')} type="date" autoComplete="off" />
      </div>
      <SubmitButton form={form} />
    </Form>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Changed from today on, or from its first day. */
function valuesOf(rule: CourseRule, terms: readonly Term[], today: string): Record<RuleField, string> {
  const term = terms.find(({ id }) => id === rule.termId);
  return {
    termId: rule.termId,
    weekday: String(rule.weekday),
    startsAt: rule.startsAt,
    minutes: String(rule.minutes),
    firstDay: rule.firstDay > today ? rule.firstDay : today,
    lastDay: rule.lastDay === term?.lastDay ? '' : rule.lastDay,
  };
}
