/** True for input into a form of the page, as opposed to one of the header, the footer or a dialog of the shell. */
export function isWriting({ target }: Event): boolean {
  return target instanceof Element && target.closest('main form') !== null;
}
