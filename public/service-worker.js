/* Shows push notifications and, without a network, the offline page. It keeps nothing else. @see PD-74 */

const language = new URL(location.href).searchParams.get('language') ?? 'en';
const offlinePage = `/offline/${language}.html`;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(navigate(event));
});
addEventListener('push', (event) => event.waitUntil(notify(event.data.json())));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function install() {
  const cache = await caches.open('offline');
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
  await skipWaiting();
}

async function activate() {
  // The request of a page does not wait for the start of this worker.
  await registration.navigationPreload?.enable();
  const cache = await caches.open('offline');
  for (const { url } of await cache.keys()) if (new URL(url).pathname !== offlinePage) await cache.delete(url);
  await clients.claim();
}

async function navigate({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error();
  }
}

function notify({ title, body, path, lang, tag }) {
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  return registration.showNotification(title, { body, lang, dir, tag, icon: '/icon-192.png', data: { path } });
}

/** Never leaves a page with typed text: another tab is opened unless one already shows the page. */
async function open(path) {
  const tabs = await clients.matchAll({ type: 'window' });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path);
  await (tab ? tab.focus() : clients.openWindow(path));
}
