import { Form } from 'react-router';
import type { DefinedForm } from '#forms/define-form.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { Card } from '#ui/card.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';

type CloseCaseProps = { title: string; definition: DefinedForm<'note'>; invalid: FormAnswer<'note'> | null };

/** Closes a report or a concern with a note. */
export function CloseCase({ title, definition, invalid }: CloseCaseProps) {
  const form = useForm(definition, invalid);
  return (
    <Card>
      <h2 className="mb-3 text-xl">{title}</h2>
      <Form key={form.key} method="post" noValidate className="flex flex-col gap-4">
        <ErrorSummary errors={form.errors} />
        <TextAreaField {...form.field('note')} dir="auto" rows={3} />
        <SubmitButton form={form} variant="secondary" />
      </Form>
    </Card>
  );
}
