import { href } from 'react-router';
import type { Language } from '#content/languages.ts';

/** Whose notifications this browser shows: at the next sign-in they go on. */
const ownerKey = 'push-notifications-of';
const renewedKey = 'push-notifications-renewed';

/** Null: the browser cannot, or on an iPhone only once the portal is on the home screen. */
export type PushPermission = NotificationPermission | null;

export const pushPermission = (): PushPermission =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? Notification.permission : null;

/** The service worker also shows the offline page, in this language. */
export function registerServiceWorker(language: Language): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register(`/service-worker.js?language=${language}`).catch(() => {});
}

/** Asks for the permission. @returns false if it was refused, or the push service cannot be reached */
export async function turnPushOn(publicKey: string, personId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const isOn = await post(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
    if (isOn) localStorage.setItem(ownerKey, personId);
    return isOn;
  } catch {
    return false;
  }
}

export async function turnPushOff(): Promise<boolean> {
  localStorage.removeItem(ownerKey);
  await renewal;
  const isOff = await post(null);
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  await subscription?.unsubscribe();
  return isOff;
}

let renewal = Promise.resolve();

/** Once per tab: a session that ended took the notifications of its browser away. */
export function renewPush(personId: string): void {
  renewal = renew(personId).catch(() => {});
}

async function renew(personId: string): Promise<void> {
  if (pushPermission() !== 'granted' || localStorage.getItem(ownerKey) !== personId) return;
  if (sessionStorage.getItem(renewedKey) === personId) return;
  sessionStorage.setItem(renewedKey, personId);
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (subscription) await post(subscription);
}

async function post(subscription: PushSubscription | null): Promise<boolean> {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const body = new URLSearchParams(endpoint ? { endpoint, ...keys } : {});
  const response = await fetch(href('/account/push'), { method: 'POST', body });
  return response.ok;
}
