import { Form } from 'react-router';
import type { Course } from '#features/courses/courses.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ruleEndForm } from './course-forms.ts';

type EndRuleProps = { course: Course; invalid: FormAnswer<'endsOn'> | null };

export function EndRule({ course, invalid }: EndRuleProps) {
  const t = useTranslate();
  const form = useForm(ruleEndForm, invalid, { endsOn: course.today }, { revision: course.revision });
  return (
    <Card className="max-w-3xl">
      <h2 className="text-xl">{t('courses.ruleEnd.title')}</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-ink-soft">{t('courses.ruleEnd.text')}</p>
      <Form key={form.key} method="post" noValidate className="flex flex-col gap-4">
        {form.isOutdated && <FormProblem>{t('courses.changedMeanwhile')}</FormProblem>}
        <ErrorSummary errors={form.errors} />
        <TextField {...form.field('endsOn')} type="date" autoComplete="off" className="max-w-56" />
        <SubmitButton form={form} variant="secondary" />
      </Form>
    </Card>
  );
}
