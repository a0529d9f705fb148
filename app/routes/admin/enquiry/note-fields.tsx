import { Form } from 'react-router';
import { answerTo } from '#forms/form-answer.ts';
import { FormSending } from '#forms/form-sending.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { noteForm } from './note-form.ts';

type NoteFieldsProps = { requestId: string; response: object | undefined };

export function NoteFields({ requestId, response }: NoteFieldsProps) {
  const t = useTranslate();
  const form = useForm(noteForm, answerTo(noteForm, response), {}, { requestId });
  return (
    <Form key={form.key} method="post" noValidate preventScrollReset className="flex flex-col gap-3">
      <TextAreaField {...form.field('note')} dir="auto" rows={3} />
      <FormSending form={form} />
      <Button
        type="submit"
        variant="secondary"
        name="intent"
        value={form.intent}
        isBusy={form.isSubmitting}
        className="self-start"
      >
        {t(form.isSubmitting ? 'pipeline.note.submitting' : 'pipeline.note.submit')}
      </Button>
    </Form>
  );
}
