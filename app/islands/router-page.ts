import { deleteMarkedDrafts } from '#routes/shell/drafts-to-delete.ts';
import { storeDeviceZone } from '#routes/shell/store-device-zone.ts';
import { type LanguageChoice, languageEvent } from '#routes/translation/language-form.ts';
import { notifyReact } from '#ui/notify-react.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { startEveryPage } from './every-page.ts';

/* The script of pages of the router; React starts after it. */

const { person } = document.documentElement.dataset;
if (person !== undefined) deleteMarkedDrafts(person || null);
startEveryPage();
// As there: the first access to cookies is slow while a page loads.
whenIdle(storeDeviceZone);
addEventListener(languageEvent, reloadInLanguage);
const addressAtStart = location.pathname + location.search;
addEventListener('popstate', reloadOtherPage);
addEventListener('hydrated', handOverToReact, { once: true });

/** Unless React shows the page in the language, because it has already hydrated it. */
function reloadInLanguage(event: Event): void {
  const { outcome } = (event as CustomEvent<LanguageChoice>).detail;
  setTimeout(() => event.defaultPrevented || outcome === 'failed' || location.reload());
}

function handOverToReact(): void {
  removeEventListener('popstate', reloadOtherPage);
  notifyReact(document);
}

/** After Back to an entry of the router, which cannot render it yet. */
function reloadOtherPage(): void {
  if (addressAtStart !== location.pathname + location.search) location.reload();
}
