import { FormKeys } from './form-sending.tsx';
import { type FormElementProps, useFormTransport } from './form-transport.ts';
import type { FormState } from './use-form.ts';

type DurableFormProps = Omit<FormElementProps, 'method'> & {
  form: Pick<FormState<string>, 'onSubmit' | 'intent' | 'durable'> & {
    draft: { requestId: string | null };
  };
};

/** The element of a durable form, whose button is in a `SendingBar`. */
export function DurableForm({ form, children, ...props }: DurableFormProps) {
  const { Form } = useFormTransport();
  const { intent } = form;
  return (
    <Form method="post" noValidate onSubmit={form.onSubmit} {...props}>
      <FormKeys form={form} />
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children}
    </Form>
  );
}
