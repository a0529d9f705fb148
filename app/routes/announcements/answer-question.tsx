import { Form } from 'react-router';
import type { ReadAnnouncement } from '#features/announcements/announcements.ts';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { fieldAria, fieldId } from '#ui/field.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { questionForm } from './question-form.ts';

type AnswerQuestionProps = { announcement: ReadAnnouncement; answer: FormAnswer<'answer'> | null };

/** Nothing for an announcement without a question. */
export function AnswerQuestion({ announcement, answer }: AnswerQuestionProps) {
  const t = useTranslate();
  const { question, answerBy, isAnswerOver, language } = announcement;
  if (question === null || answerBy === null) return null;
  const own = announcement.answer === null ? null : question.answers[announcement.answer];
  return (
    <section aria-labelledby="question">
      <Card className="flex flex-col gap-3">
        <h2 id="question" dir="auto" lang={language} className="text-start text-xl wrap-anywhere">
          {question.text}
        </h2>
        <p className="text-sm text-ink-soft">
          {t(isAnswerOver ? 'announcement.answer.over' : 'announcement.answer.until')} <CalendarDay day={answerBy} />
        </p>
        {isAnswerOver ? (
          <p>{own ? t('announcement.answer.own', { answer: own }) : t('announcement.answer.none')}</p>
        ) : (
          <AnswerForm announcement={announcement} answers={question.answers} returned={answer} />
        )}
      </Card>
    </section>
  );
}

type AnswerFormProps = {
  announcement: ReadAnnouncement;
  answers: readonly string[];
  returned: FormAnswer<'answer'> | null;
};

function AnswerForm({ announcement: { version, answer, language }, answers, returned }: AnswerFormProps) {
  const initial = { answer: answer === null ? '' : String(answer) };
  const form = useForm(questionForm, returned, initial, { revision: version });
  const { name, label, error, defaultValue } = form.choice('answer');
  const id = fieldId(name);
  return (
    <Form key={form.key} method="post" noValidate preventScrollReset className="no-print flex flex-col gap-4">
      <fieldset {...fieldAria(id, { hint: undefined, error })}>
        <legend className="sr-only">{label}</legend>
        {answers.map((text, place) => (
          <label key={text} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              id={place === 0 ? id : undefined}
              name={name}
              value={place}
              defaultChecked={defaultValue === String(place)}
              className="size-5 shrink-0 accent-sea"
            />
            <bdi lang={language} className="wrap-anywhere">
              {text}
            </bdi>
          </label>
        ))}
        <FieldError fieldId={id} error={error} />
      </fieldset>
      <SubmitButton form={form} />
    </Form>
  );
}
