/** Pages behind the login have no language prefix: the account's language counts there. @see decisions 9 */
const portalPath = /^\/(parent-dashboard|inbox|admin-console|change-password|session)(\/|\.data$|$)/;

export function isPortalPath(pathname: string): boolean {
  return portalPath.test(pathname);
}
