export type Shortcut = 'compose' | 'reply' | 'search' | 'next' | 'previous' | 'send' | 'help';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'> & {
  target: EventTarget | null;
};

const letters: Partial<Record<string, Shortcut>> = {
  c: 'compose',
  r: 'reply',
  '/': 'search',
  j: 'next',
  k: 'previous',
  '?': 'help',
};

/** Single keys do nothing while somebody types or a dialog is open; Ctrl+Enter only works in a form that is typed in. */
export function shortcutOf({
  target,
  key,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  defaultPrevented,
}: Press): Shortcut | null {
  if (isComposing || defaultPrevented || altKey || !isElement(target)) return null;
  if (ctrlKey || metaKey) return key === 'Enter' && target.closest('form[data-sends]') ? 'send' : null;
  if (target.closest('input, textarea, select, dialog, [contenteditable], [role=listbox]')) return null;
  return letters[key] ?? null;
}

const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;

const storageKey = 'shortcuts';

/** Without storage, the shortcuts are on. @see PD-26 */
export function areShortcutsOff(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'off';
  } catch {
    return false;
  }
}

export function setShortcutsEnabled(isEnabled: boolean): void {
  try {
    if (isEnabled) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Storage is blocked.
  }
}
