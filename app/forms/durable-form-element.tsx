import { useTranslate } from '#i18n/language-context.tsx';
import type { TranslationKey } from '#i18n/translate.ts';
import { FormOwner } from './draft-owner.tsx';
import { FormProblem } from './form-problem.tsx';
import { type FormElementProps, useFormTransport } from './form-transport.ts';
import type { DurableFormState } from './use-durable-form.ts';

type DurableFormElementProps = Omit<FormElementProps, 'method'> & {
  form: Pick<DurableFormState, 'onSubmit' | 'texts' | 'intent'> & {
    draft: { requestId: string };
    unsaved: Pick<NonNullable<DurableFormState['unsaved']>, 'message'> | undefined;
  };
  button?: string;
};

export function DurableFormElement({ form, button, children, ...props }: DurableFormElementProps) {
  const t = useTranslate();
  const { Form } = useFormTransport();
  const translate = t as (key: TranslationKey, parameters: Record<string, string | number>) => string;
  const message = form.unsaved?.message;
  return (
    <Form method="post" noValidate onSubmit={form.onSubmit} {...props}>
      {message && (
        <FormProblem>
          {translate(message.text, { button: button ?? t(`${form.texts}.submit`), ...message.parameters })}
        </FormProblem>
      )}
      <FormOwner />
      {form.intent && <input type="hidden" name="intent" value={form.intent} />}
      <input type="hidden" name="requestId" value={form.draft.requestId} />
      {children}
    </Form>
  );
}
