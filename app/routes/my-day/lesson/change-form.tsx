import { Form } from 'react-router';
import { lessonStates } from '#features/courses/lessons.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type LessonField, lessonForm, undoIntent } from './lesson-form.ts';

export interface LessonChangeFormProps {
  initial: Record<LessonField, string>;
  revision: number;
  isChanged: boolean;
  teachers: readonly { id: string; fullName: string }[];
  courseZone: string;
  /** Identity of the lesson. */
  recordId: string;
  invalid: FormAnswer<LessonField> | null;
}

export function LessonChangeForm(props: LessonChangeFormProps) {
  const { initial, revision, isChanged, teachers, courseZone, recordId, invalid } = props;
  const t = useTranslate();
  const form = useForm(lessonForm, invalid, initial, { revision, recordId });
  return (
    <div className="flex flex-col gap-6">
      <Form key={form.key} method="post" noValidate preventScrollReset className="flex flex-col gap-5">
        {form.isOutdated && !form.isSubmitting && <FormProblem>{t('lesson.changedMeanwhile')}</FormProblem>}
        <ErrorSummary errors={form.errors} />
        <SelectField {...form.field('state')}>
          {lessonStates.map((state) => (
            <option key={state} value={state}>
              {t(`lesson.state.${state}`)}
            </option>
          ))}
        </SelectField>
        <div>
          <div className="field-row min-[30rem]:grid-cols-2">
            <TextField {...form.field('movedDay')} type="date" autoComplete="off" />
            <TextField {...form.field('movedStart')} type="time" autoComplete="off" />
          </div>
          <p className="mt-2 text-sm text-ink-soft">
            {t('lesson.change.zone', { zone: courseZone.replaceAll('_', ' ') })}
          </p>
        </div>
        <SelectField {...form.field('teacherId')} autoComplete="off">
          <option value="">{t('lesson.teacher.usual')}</option>
          {teachers.map(({ id, fullName }) => (
            <option key={id} value={id} translate="no">
              {fullName}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('room')} type="url" autoComplete="off" translate="no" />
        <TextAreaField {...form.field('note')} dir="auto" rows={3} />
        <SubmitButton form={form} />
      </Form>
      {isChanged && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="revision" value={revision} />
          <Button type="submit" name="intent" value={undoIntent} variant="secondary">
            {t('lesson.undo')}
          </Button>
        </Form>
      )}
    </div>
  );
}
