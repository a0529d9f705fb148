export const roomLength = 500;

/** An https address without a user name or password, on one of these hosts or below them; any host if there are none. */
export function isRoomAddress(address: string, hosts: readonly string[]): boolean {
  if (address.length > roomLength || !URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  const isAllowed = hosts.length === 0 || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && username === '' && password === '' && isAllowed;
}
