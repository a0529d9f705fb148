import { Form } from 'react-router';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { RequestId } from '../../../forms/request-id.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { type NoteField, noteForm } from './note-form.ts';

export type RefusedNote = RefusedForm<NoteField> & { values: { requestId: string } };

type NoteFieldsProps = { requestId: string; refused: RefusedNote | null };

export function NoteFields({ requestId, refused }: NoteFieldsProps) {
  const t = useTranslate();
  const form = useForm(noteForm, refused);
  const key = refused?.values.requestId ?? requestId;
  return (
    <Form key={form.key} method="post" noValidate preventScrollReset className="flex flex-col gap-3">
      <RequestId key={key} value={key} />
      <TextAreaField {...form.field('note')} dir="auto" rows={3} />
      <Button
        type="submit"
        variant="secondary"
        name="intent"
        value={form.intent}
        disabled={form.isSubmitting}
        className="self-start"
      >
        {t(form.isSubmitting ? 'pipeline.note.submitting' : 'pipeline.note.submit')}
      </Button>
    </Form>
  );
}
