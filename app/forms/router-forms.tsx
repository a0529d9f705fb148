import { type ReactNode, useMemo } from 'react';
import { Form, useNavigation } from 'react-router';
import { type FormElementProps, FormTransportContext } from './form-transport.ts';

/** All routes are known from the start. */
const RouterForm = (props: FormElementProps) => <Form discover="none" {...props} />;

/** The client router submits the forms of its pages. */
export function RouterForms({ children }: { children: ReactNode }) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <FormTransportContext value={useMemo(() => ({ Form: RouterForm, isSending }), [isSending])}>
      {children}
    </FormTransportContext>
  );
}
