import { useSyncExternalStore } from 'react';

/** False in the server's HTML and while React takes it over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
