import { LiveConnection } from './live-connection.ts';
import { fetchPage, islandIn, pageOf } from './page-of-response.ts';
import { singleFlight } from './single-flight.ts';

/** As the revalidation of portal pages. @see PD-36 */
const minimumIntervalMilliseconds = 1_000;

/**
 * Keeps the number of unread messages in the header of a public page, announces it, and shows the visitor's links once
 * the session has ended.
 * @see core §9, PD-8
 */
export default function updatePortalLinks(element: HTMLElement, _: object): void {
  const update = singleFlight(async () => {
    const response = await fetchPage(location.href);
    const page = response?.ok && (await pageOf(response));
    if (!page) return;
    showLinks(element, page);
    if (!islandIn(page, 'portal-links')) stop();
  }, minimumIntervalMilliseconds);
  const stop = new LiveConnection({ revalidate: update, refused: update, sessionEnded: update }).start();
}

function showLinks(element: HTMLElement, page: Document): void {
  const [shown, loaded] = [element, page].map((root) => root.querySelector('[data-portal-links]'));
  if (!shown || !loaded || shown.innerHTML === loaded.innerHTML) return;
  shown.innerHTML = loaded.innerHTML;
  const announcement = element.querySelector('[aria-live]');
  if (announcement) announcement.textContent = shown.querySelector('.inbox-link')?.getAttribute('aria-label') ?? '';
}
