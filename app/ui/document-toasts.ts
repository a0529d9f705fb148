import { closeItself } from './close-itself.ts';
import { onDialogChange, topDialog } from './top-dialog.ts';

/* The toasts of a page without a router: those in its HTML, and errors since. @see core §8 */

export const errorToastId = 'error-toast';

export function handleToasts(): void {
  for (const card of cards()) handle(card);
  onDialogChange(place);
  const inMain = ({ target }: Event) => target instanceof Element && target.closest('main');
  addEventListener('submit', (event) => inMain(event) && closeAll());
  addEventListener('input', (event) => inMain(event) && closeAll('[data-tone=error]'));
}

/** Shows a copy of the page's template. */
export function showError(text?: string): void {
  const template = document.getElementById(errorToastId);
  const list = document.querySelector('.toast-region ul');
  const card = template instanceof HTMLTemplateElement && template.content.firstElementChild?.cloneNode(true);
  if (!list || !(card instanceof HTMLElement)) return;
  closeAll();
  const shown = card.querySelector('[data-text]');
  if (shown && text) shown.textContent = text;
  list.append(card);
  handle(card);
  place();
}

/** Shows the toasts of another response of the same page. */
export function adoptToasts(page: Document): void {
  closeAll();
  for (const card of page.querySelectorAll<HTMLElement>('.toast-region .toast')) {
    document.querySelector('.toast-region ul')?.append(card);
    handle(card);
  }
}

const cards = (selector = '') => document.querySelectorAll<HTMLElement>(`.toast-region .toast${selector}`);

function closeAll(selector?: string): void {
  for (const card of cards(selector)) card.remove();
}

function handle(card: HTMLElement): void {
  card.querySelector('button[type=button]')?.addEventListener('click', () => card.remove());
  if (card.dataset['tone'] === 'error') return;
  const stop = closeItself(card, (height) => {
    stop();
    const region = card.closest<HTMLElement>('.toast-region');
    if (region && !region.closest('dialog')) region.style.minBlockSize = `${height}px`;
    card.remove();
  });
}

/** An open modal dialog makes everything outside it inert. */
function place(): void {
  const region = document.querySelector('.toast-region');
  const parent = topDialog() ?? document.querySelector('.upper-edge');
  if (region && parent && region.parentElement !== parent) parent.append(region);
}
