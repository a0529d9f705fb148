/** True for input into a form of the page's main content. */
export function isWriting({ target }: Event): boolean {
  return target instanceof Element && target.closest('main form') !== null;
}
