export function isWriting({ target }: Event): boolean {
  return target instanceof Element && target.closest('main form') !== null;
}
