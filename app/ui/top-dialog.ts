/** The open modal dialog, which covers everything outside it and makes it inert. */
export const topDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

/** @returns a function that stops it */
export function onDialogChange(listener: () => void): () => void {
  const stop = new AbortController();
  for (const type of ['toggle', 'close'])
    document.addEventListener(type, listener, { signal: stop.signal, capture: true });
  return () => stop.abort();
}
