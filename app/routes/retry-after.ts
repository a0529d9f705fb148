import type { HeadersFunction } from 'react-router';

export const headersWithRetryAfter: HeadersFunction = ({ parentHeaders, actionHeaders, loaderHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After') ?? loaderHeaders.get('Retry-After');
  if (retryAfter) parentHeaders.set('Retry-After', retryAfter);
  return parentHeaders;
};
