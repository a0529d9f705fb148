import { Form, Link } from 'react-router';
import { type FeedbackArea, feedbackAreas, type OwnFeedback } from '#features/feedback/feedback.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormSending } from '#forms/form-sending.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextLanguageField } from '#ui/text-language-field.tsx';
import { type FeedbackField, feedbackForm, feedbackIntents, feedbackPath } from './feedback-form.ts';

interface FeedbackFormProps {
  student: { id: string };
  edited: OwnFeedback | null;
  usualArea: FeedbackArea;
  requestId: string;
  invalid: FormAnswer<FeedbackField> | null;
}

export function FeedbackForm({ student, edited, usualArea, requestId, invalid }: FeedbackFormProps) {
  const t = useTranslate();
  const text = edited?.draft?.text ?? edited?.published?.text ?? '';
  const form = useForm(
    feedbackForm,
    invalid,
    { area: edited?.area ?? usualArea, text },
    { requestId, recordId: edited?.id },
  );
  const isCorrection = Boolean(edited?.published);
  return (
    <Form
      key={form.key}
      method="post"
      action={feedbackPath(student.id, edited?.id)}
      noValidate
      className="flex flex-col gap-5"
    >
      <h2 className="text-xl">{t(isCorrection ? 'feedback.correct' : edited ? 'feedback.draft' : 'feedback.new')}</h2>
      <ErrorSummary errors={form.errors} />
      {edited ? (
        <p>
          <input type="hidden" name="area" value={edited.area} />
          <span className="text-ink-soft">{t('feedback.area')}:</span> {t(`feedback.area.${edited.area}`)}
        </p>
      ) : (
        <SelectField {...form.field('area')} autoComplete="off">
          {feedbackAreas.map((area) => (
            <option key={area} value={area}>
              {t(`feedback.area.${area}`)}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField {...form.field('text')} dir="auto" className="[&_textarea]:min-h-40" />
      <TextLanguageField {...form.field('language')} />
      {isCorrection && <p className="text-sm text-ink-soft">{t('feedback.correct.hint')}</p>}
      <div className="flex flex-wrap gap-3">
        <FormSending form={form} />
        <Button type="submit" name="intent" value={feedbackIntents.publish} isBusy={form.isSubmitting}>
          {t(form.isSubmitting ? 'feedback.submitting' : 'feedback.submit')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value={feedbackIntents.draft}
          variant="secondary"
          isBusy={form.isSubmitting}
        >
          {t('feedback.saveDraft')}
        </Button>
        {edited && (
          <Link to={feedbackPath(student.id)} className={buttonClass({ variant: 'quiet' })}>
            {t('form.cancel')}
          </Link>
        )}
      </div>
    </Form>
  );
}
