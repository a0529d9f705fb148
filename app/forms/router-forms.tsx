import { type ReactNode, useMemo } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { type FormElementProps, FormTransportContext } from './form-transport.ts';

/** All routes are known from the start. */
const RouterForm = (props: FormElementProps) => <Form discover="none" {...props} />;

/** The client router submits the forms of its pages. */
export function RouterForms({ children }: { children: ReactNode }) {
  const { formMethod, formData } = useNavigation();
  const { pathname: page } = useLocation();
  const isSending = formMethod === 'POST';
  const posted = formData?.get('intent');
  const intent = typeof posted === 'string' ? posted : null;
  const transport = useMemo(
    () => ({ Form: RouterForm, sent: isSending ? { intent } : null, page }),
    [isSending, intent, page],
  );
  return <FormTransportContext value={transport}>{children}</FormTransportContext>;
}
