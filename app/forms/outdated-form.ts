import { data, type ShouldRevalidateFunctionArgs } from 'react-router';

interface OutdatedForm {
  intent?: string | undefined;
  values?: Record<string, string>;
  isOutdated?: boolean;
}

/** Response to a form whose record somebody else changed meanwhile. Without `values`, its page shows the stored ones. */
export const outdatedResponse = ({ intent, values }: Omit<OutdatedForm, 'isOutdated'>) =>
  data({ intent, ...(values && { values, errors: {} }), isOutdated: true }, { status: 409 });

export const isOutdated = (form: Pick<OutdatedForm, 'intent'>, response: OutdatedForm | undefined): boolean =>
  response?.isOutdated === true && response.intent === form.intent;

/** `shouldRevalidate` of a page with such a form: React Router does not load data again after an error status. */
export const revalidateOutdated = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;
