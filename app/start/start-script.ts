import { isLanguage } from '../../content/languages.ts';
import { languageOfPath } from '../i18n/paths.ts';
import { browserCookieName, readBrowserCookie, writeBrowserCookie } from '../platform/browser-cookies.ts';
import type { BootConfig } from './boot-config.ts';

const boot: BootConfig = JSON.parse(document.getElementById('boot')?.textContent ?? '');
const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'input'] as const;
const capture = { capture: true, passive: true };
const urlAtStart = location.pathname + location.search;
const recordedClicks: { event: Event; button: HTMLElement }[] = [];
let isStarted = false;
let retryMilliseconds = 1_000;
/** The page's own loading comes first. */
const prefetchAfterMilliseconds = 3_000;

addEventListener('submit', storePostedChoice);
for (const type of interactionEvents) addEventListener(type, startAtInteraction, capture);
addEventListener('click', recordClick, true);
addEventListener('popstate', reloadUnknownEntry);
addEventListener('hydrated', replayInteractions, { once: true });
if (boot.mode === 'now') start();
afterFirstPaint(() =>
  whenIdle(() => {
    syncLanguage();
    if (boot.mode === 'idle') whenIdle(start);
  }),
);

/** The path's language wins, then the stored choice, then the cookie, which mirrors it. @see PD-9 */
function syncLanguage(): void {
  const inPath = languageOfPath(location.pathname);
  if (inPath) inStorage((storage) => storage.setItem('language', inPath));
  const cookie = browserCookieName('language');
  const inCookie = readBrowserCookie(cookie);
  const stored = inPath ?? inStorage((storage) => storage.getItem('language'));
  if (!isLanguage(stored)) {
    if (isLanguage(inCookie)) inStorage((storage) => storage.setItem('language', inCookie));
    return;
  }
  if (stored === inCookie) return;
  writeBrowserCookie(cookie, stored);
  const { lang, dataset } = document.documentElement;
  const isWritten = readBrowserCookie(cookie) === stored;
  if (isWritten && lang !== stored && !dataset['accountLanguage']) location.reload();
}

function storePostedChoice({ defaultPrevented, target, submitter }: SubmitEvent): void {
  if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
  if (target.action.endsWith('/preferences/consent')) inStorage((storage) => storage.removeItem('cookieConsent'));
  if (target.action.endsWith('/preferences/language') && submitter instanceof HTMLButtonElement)
    inStorage((storage) => storage.setItem('language', submitter.value));
}

/** Returns null if storage is disabled. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  run().catch((error) => {
    isStarted = false;
    console.error(error);
    setTimeout(start, retryMilliseconds);
    retryMilliseconds = Math.min(retryMilliseconds * 2, 60_000);
  });
}

async function run(): Promise<void> {
  await downloadAll(boot.preload);
  // Must run before any component module.
  if (boot.developmentRuntime) await import(/* @vite-ignore */ boot.developmentRuntime);
  const [routeModules] = await Promise.all([importRoutes(), import(/* @vite-ignore */ boot.manifest)]);
  // What the inline scripts of the router's <Scripts> would set. @see ADR-6
  Object.assign(window, {
    __reactRouterContext: {
      ...boot.context,
      stream: new Response(document.getElementById('boot-data')?.textContent).body,
    },
    __reactRouterRouteModules: routeModules,
  });
  const { hydrate } = await import(/* @vite-ignore */ boot.entry);
  await hydrate();
  setTimeout(prefetchPortalPages, prefetchAfterMilliseconds);
}

async function importRoutes(): Promise<Record<string, object>> {
  const imported = Object.entries(boot.routes).map(async ([id, files]) => {
    const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
    return [id, Object.assign({}, ...modules)] as const;
  });
  return Object.fromEntries(await Promise.all(imported));
}

/** The code of other portal pages: a navigation then needs only data. Without its code, the router would reload. */
async function prefetchPortalPages(): Promise<void> {
  for (const file of boot.prefetch) {
    try {
      await download(file);
      await import(/* @vite-ignore */ file);
    } catch {
      addEventListener('online', prefetchPortalPages, { once: true });
      return;
    }
  }
}

async function downloadAll(files: string[]): Promise<void> {
  await Promise.all(
    files.map(async (file, index) => {
      // Two in a task: a dozen requests at once would delay input.
      await new Promise((resolve) => setTimeout(resolve, Math.floor(index / 2)));
      await download(file);
    }),
  );
}

/** Fetches into the browser's cache before an import: browsers may keep a failed import for the life of the page. */
async function download(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} returned ${response.status}`);
  await response.arrayBuffer();
}

function startAtInteraction({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href]')) return;
  start();
}

function recordClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest('button[type=button]:not([popovertarget],[commandfor]),[data-replay]');
  if (button instanceof HTMLElement && !button.hasAttribute('disabled')) recordedClicks.push({ event, button });
}

/** An entry that pushState made before a reload, and no router to render it yet. */
function reloadUnknownEntry(): void {
  if (urlAtStart !== location.pathname + location.search) location.reload();
}

function replayInteractions(): void {
  for (const type of interactionEvents) removeEventListener(type, startAtInteraction, capture);
  removeEventListener('click', recordClick, true);
  removeEventListener('popstate', reloadUnknownEntry);
  for (const field of document.querySelectorAll('input:not([type=hidden]),textarea,select')) notifyReact(field);
  // React handles a click that is still being dispatched.
  const missed = recordedClicks.filter(({ event }) => event.eventPhase === Event.NONE);
  void replayClicks(missed.map(({ button }) => button));
}

/** React renders the changes of a click only after this turn. */
async function replayClicks(buttons: HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    await null;
    if (button.isConnected) button.click();
  }
}

/** Bypasses React's record of the value, which would hide a change made before hydration. */
function notifyReact(field: Element): void {
  if (field instanceof HTMLSelectElement) {
    const original = [...field.options].findIndex((option) => option.defaultSelected);
    if (field.selectedIndex === Math.max(original, 0)) return;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.type === 'file') return;
  const isBox = field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);
  const property = isBox ? 'checked' : 'value';
  const wanted = Reflect.get(field, property);
  const original = isBox ? Reflect.get(field, 'defaultChecked') : field.defaultValue;
  if (wanted === original) return;
  const { selectionStart, selectionEnd } = field;
  Reflect.set(field, property, original);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, wanted);
  if (selectionStart !== null && !isBox) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event(isBox ? 'click' : 'input', { bubbles: true }));
}

/** With a timeout: a browser may report no idle time during an animation or after a dropped frame. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}

/** Waits for the first paint and then for `load`, which browsers may fire during the first rendering. */
function afterFirstPaint(work: () => void): void {
  const onceLoaded = () => {
    if (document.readyState === 'complete') work();
    else addEventListener('load', work);
  };
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      onceLoaded();
    }).observe({ type: 'paint', buffered: true });
  else onceLoaded();
}
