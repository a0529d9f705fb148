/** `Retry-After` of responses with status 503, in seconds. */
export const retryAfter = '5';
