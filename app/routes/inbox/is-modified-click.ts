import type { MouseEvent } from 'react';

/** True for modified or non-primary clicks: the browser handles those. */
export function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0;
}
