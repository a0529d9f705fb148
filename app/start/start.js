// Starts React when the page wants it: at once ('now', the portal), or when the browser is idle or at the first interaction
// ('idle', public pages). Until then links, forms, <details>, popovers and dialogs work natively; clicks on buttons that
// only React can serve are kept and made again once it lives. Shipped as it stands: no build step touches this file.
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
const wakingEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'input'];
const capture = { capture: true, passive: true };
const addressAtStart = location.pathname + location.search;
/** @type {[event: Event, button: HTMLElement][]} */
const keptClicks = [];
/** @type {Promise<void> | undefined} */
let starting;

keepLanguagesAlike();
for (const type of wakingEvents) addEventListener(type, startAtInteraction, capture);
addEventListener('click', keepClick, true);
addEventListener('popstate', reloadForeignEntry);
addEventListener('react-lives', handOver, { once: true });
if (boot.mode === 'now') start();
else whenIdle(start);

/** The visitor's stored choice wins over its mirror in the cookie. @see decisions 9 */
function keepLanguagesAlike() {
  let stored = null;
  try {
    stored = localStorage.getItem('language');
  } catch {} // storage can be shut off; then the cookie alone counts
  if (!stored || !/^(en|ar|fr|zh)$/.test(stored)) return;
  const inCookie = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
  if (stored === inCookie) return;
  document.cookie = `language=${stored}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  const nowInCookie = document.cookie.includes(`language=${stored}`);
  if (nowInCookie && document.documentElement.lang !== stored && !document.documentElement.dataset.accountLanguage)
    location.reload();
}

function start() {
  starting ??= run().catch((error) => {
    starting = undefined; // a failed download may succeed at the next interaction
    console.error(error);
  });
  return starting;
}

async function run() {
  for (const href of boot.preload.splice(0)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const ids = Object.keys(boot.routes);
  const [, ...modules] = await Promise.all([
    import(boot.manifest),
    ...ids.map((id) => Promise.all(boot.routes[id].map((/** @type {string} */ address) => import(address)))),
  ]);
  Object.assign(window, {
    __reactRouterContext: { ...boot.context, stream: new Response(boot.data).body },
    __reactRouterRouteModules: Object.fromEntries(ids.map((id, index) => [id, Object.assign({}, ...modules[index])])),
  });
  await import(boot.entry);
}

/** @param {Event} event */
function startAtInteraction(event) {
  // a link navigates natively: React need not load for it
  if (event.target instanceof Element && event.target.closest('a[href]')) return;
  start();
}

/** @param {Event} event */
function keepClick(event) {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest('button[type=button]:not([popovertarget],[commandfor]),[data-replay]');
  if (button instanceof HTMLElement && !button.hasAttribute('disabled')) keptClicks.push([event, button]);
}

/** An entry that pushState made in an earlier life of the page, and nobody to render it. */
function reloadForeignEntry() {
  if (addressAtStart !== location.pathname + location.search) location.reload();
}

function handOver() {
  for (const type of wakingEvents) removeEventListener(type, startAtInteraction, capture);
  removeEventListener('click', keepClick, true);
  removeEventListener('popstate', reloadForeignEntry);
  for (const field of document.querySelectorAll('input:not([type=hidden]),textarea,select')) tellReact(field);
  for (const [event, button] of keptClicks) {
    // a click still on its way was hydrated under, and React handles it
    if (event.eventPhase === Event.NONE && button.isConnected) button.click();
  }
}

/**
 * A field that was changed before React lived: lets React see the change, past its own record of the value.
 * @param {Element} field
 */
function tellReact(field) {
  if (field instanceof HTMLSelectElement) {
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

/** @param {() => void} work */
function whenIdle(work) {
  const schedule = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200));
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule);
}
