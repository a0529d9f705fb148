import { type ComponentProps, type ComponentType, createContext, use } from 'react';

export type FormElementProps = Omit<ComponentProps<'form'>, 'method' | 'action' | 'encType'> & {
  method: 'post';
  action?: string;
  encType?: 'multipart/form-data';
  preventScrollReset?: boolean;
};

/** Submits the forms of a page without leaving it: the client router, or an island of a page without one. */
export interface FormTransport {
  Form: ComponentType<FormElementProps>;
  /** The form that is being sent, and the value of its field `intent`. */
  sent: { intent: string | null } | null;
  /** The form was saved and another page opens: Back must not show what was sent. */
  isLeaving?: boolean;
  /** Path of the page. */
  page: string;
}

export const FormTransportContext = createContext<FormTransport | null>(null);

/** @throws Error outside `FormTransportContext` */
export function useFormTransport(): FormTransport {
  const transport = use(FormTransportContext);
  if (!transport) throw new Error('useFormTransport must be used within a FormTransportContext');
  return transport;
}
