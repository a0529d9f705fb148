/** Portal pages have no language prefix: the account's language applies. @see PD-9 */
const portalPath = /^\/(parent-dashboard|inbox|admin-console|change-password|session)(\/|\.data$|$)/;

export function isPortalPath(pathname: string): boolean {
  return portalPath.test(pathname);
}
