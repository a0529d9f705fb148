const closeAfterMilliseconds = 8_000;

/**
 * Closes a toast after 8 s, but not while it has the focus, nor while a pointer is on it that came to it.
 * @param close gets the height of all toasts in pixels, whose space is kept
 * @returns a function that stops it
 */
export function closeItself(card: HTMLElement, close: (height: number) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isPointedAt = false;
  card.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => {
      // A pointer that rests where the toast appears does not move.
      if (movementX !== 0 || movementY !== 0) isPointedAt = true;
    },
    { signal },
  );
  card.addEventListener(
    'pointerleave',
    () => {
      isPointedAt = false;
    },
    { signal },
  );
  const timer = setInterval(() => {
    if (!isPointedAt && !card.matches(':focus-within')) close(card.closest('.toast-region')?.clientHeight ?? 0);
  }, closeAfterMilliseconds);
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}
