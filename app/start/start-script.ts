import { startEveryPage } from '#islands/every-page.ts';
import { deleteMarkedDrafts } from '#routes/shell/drafts-to-delete.ts';
import { type LanguageChoice, languageEvent } from '#routes/translation/language-form.ts';
import { notifyReact } from '#ui/notify-react.ts';
import { whenIdle } from '#ui/when-idle.ts';
import type { BootConfig } from './boot-config.ts';

const bootElement = document.getElementById('boot');
const boot: BootConfig = JSON.parse(bootElement?.textContent ?? '');
const personId = bootElement?.dataset['person'];
const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'input'] as const;
const capture = { capture: true, passive: true };
const urlAtStart = location.pathname + location.search;
const recordedClicks: { event: Event; button: HTMLElement }[] = [];
let isStarted = false;
let retryMilliseconds = 1_000;
/** The page's own loading comes first. */
const prefetchAfterMilliseconds = 3_000;

// Not by React: the next person may sign in before it has started.
if (personId !== undefined) deleteMarkedDrafts(personId || null);
startEveryPage();
addEventListener(languageEvent, reloadInLanguage);
for (const type of interactionEvents) addEventListener(type, startAtInteraction, capture);
addEventListener('click', recordClick, true);
addEventListener('popstate', reloadUnknownEntry);
addEventListener('hydrated', replayInteractions, { once: true });
if (boot.mode === 'now') start();
if (boot.mode === 'idle') whenIdle(start);

/** Before React shows the page in the language. */
function reloadInLanguage(event: Event): void {
  const { outcome } = (event as CustomEvent<LanguageChoice>).detail;
  setTimeout(() => event.defaultPrevented || outcome === 'failed' || location.reload());
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
