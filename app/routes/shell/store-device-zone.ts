import { zoneOfDevice } from '#i18n/time-in-zone.ts';
import { browserCookieName, readBrowserCookie, writeBrowserCookie } from '#platform/browser-cookies.ts';

/** Tells the server the zone of the device, so that the next page has its times in the first HTML. @see PD-18, PD-26 */
export function storeDeviceZone(): void {
  const cookie = browserCookieName('zone');
  const zone = zoneOfDevice();
  if (readBrowserCookie(cookie) !== zone) writeBrowserCookie(cookie, zone);
}
