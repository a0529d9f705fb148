import type { HeadersFunction } from 'react-router';

/** Passes on the `Retry-After` of an action or a loader that could not do what was asked. */
export const headersWithRetryAfter: HeadersFunction = ({ parentHeaders, actionHeaders, loaderHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After') ?? loaderHeaders.get('Retry-After');
  if (retryAfter) parentHeaders.set('Retry-After', retryAfter);
  return parentHeaders;
};
