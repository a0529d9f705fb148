import type { Toast } from './toast.tsx';

/** Adds toasts without duplicates. A success removes earlier errors. Returns the same array if nothing changes. */
export function addToasts(shown: readonly Toast[], added: readonly Toast[]): readonly Toast[] {
  const kept = added.some(({ tone }) => tone === 'success') ? withoutErrors(shown) : shown;
  const all = [...kept];
  for (const toast of added) if (!all.some((other) => isSame(other, toast))) all.push(toast);
  return all.length === shown.length && kept === shown ? shown : all;
}

function isSame(one: Toast, other: Toast): boolean {
  return one.tone === other.tone && one.title === other.title && one.text === other.text;
}

/** Keeps only toasts that were shown for the page at `path` and clears their `forPath`. */
export function toastsAfterNavigation(shown: readonly Toast[], path: string): readonly Toast[] {
  return shown.filter(({ forPath }) => forPath === path).map((toast) => ({ ...toast, forPath: undefined }));
}

export function withoutErrors(shown: readonly Toast[]): readonly Toast[] {
  return shown.some(({ tone }) => tone === 'error') ? shown.filter(({ tone }) => tone !== 'error') : shown;
}
