import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** `shouldRevalidate` of a page with such a form: React Router does not load data again after an error status. */
export const revalidateOutdated = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;
