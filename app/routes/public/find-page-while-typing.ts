import { isFound } from './find-page-words.ts';

/** Shows the links whose titles contain what is typed. */
export default function findPageWhileTyping(search: HTMLElement, _: object): void {
  search.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    let found = 0;
    for (const item of search.querySelectorAll<HTMLElement>('[data-title]')) {
      item.hidden = !isFound(target.value, item.dataset['title'] ?? '');
      found += item.hidden ? 0 : 1;
    }
    const [list, none] = [search.querySelector('ul'), search.querySelector<HTMLElement>('[data-none]')];
    if (list) list.hidden = found === 0;
    if (none) none.hidden = found > 0 || target.value.trim() === '';
  });
  console.error('404: no page at', location.pathname);
}
