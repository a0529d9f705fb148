export const pushLimits = { endpointLength: 1_000 } as const;

/** Addresses of the push services of Chrome, Firefox, Safari and Edge. The server sends requests to no other. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];

/** @param more origins of other push services */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  return (
    more.includes(url.origin) ||
    (url.protocol === 'https:' && url.port === '' && services.some((host) => host.test(url.hostname)))
  );
}
