import type { MouseEvent } from 'react';

/** True for modified or non-primary clicks: the browser handles those. */
export function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0;
}
