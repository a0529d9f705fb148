/** State of a history entry whose previous entry is the list of messages. */
export const openedFromList = { from: 'list' } as const;

export function isOpenedFromList({ state }: { state: unknown }): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === openedFromList.from;
}
