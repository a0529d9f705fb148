import { data, type ShouldRevalidateFunctionArgs } from 'react-router';

interface OutdatedForm {
  intent?: string | undefined;
  isOutdated?: boolean;
}

/** Response to a form whose record somebody else changed meanwhile. Its page shows the stored values. */
export const outdatedResponse = ({ intent }: OutdatedForm) => data({ intent, isOutdated: true }, { status: 409 });

export const isOutdated = (form: OutdatedForm, response: OutdatedForm | undefined): boolean =>
  response?.isOutdated === true && response.intent === form.intent;

/** `shouldRevalidate` of a page with such a form: React Router does not load data again after an error status. */
export const revalidateOutdated = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;
