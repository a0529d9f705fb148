import { Form } from 'react-router';
import type { InvalidForm } from '../../../forms/invalid-form.ts';
import { RequestId } from '../../../forms/kept-field.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { type NoteField, noteForm } from './note-form.ts';

type NoteFieldsProps = { requestId: string; invalid: InvalidForm<NoteField> | null };

export function NoteFields({ requestId, invalid }: NoteFieldsProps) {
  const t = useTranslate();
  const form = useForm(noteForm, invalid);
  return (
    <Form key={form.key} method="post" noValidate preventScrollReset className="flex flex-col gap-3">
      <RequestId value={requestId} refused={invalid?.values.requestId} />
      <TextAreaField {...form.field('note')} dir="auto" rows={3} />
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
