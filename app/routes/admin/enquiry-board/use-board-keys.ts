import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

type Step = 'up' | 'down' | 'back' | 'forward';

/**
 * Arrow keys move the focus between cards. Shift with left or right moves the focused card to the next column, where it
 * keeps the focus.
 */
export function useBoardKeys(
  board: RefObject<HTMLElement | null>,
  columns: unknown,
  moveCard: (id: string, step: 1 | -1) => void,
) {
  const moved = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the columns
  useEffect(() => {
    // A card that has left its column has lost the focus; other updates may come before.
    if (moved.current === null || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [columns, board]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const card = event.target as HTMLElement;
    const id = card.dataset['card'];
    const step = stepOf(event);
    if (!id || !step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.shiftKey) focusCard(card, step);
    else if (step === 'forward' || step === 'back') {
      moved.current = id;
      moveCard(id, step === 'forward' ? 1 : -1);
    }
  }

  function keepFocus(id: string): void {
    moved.current = id;
  }

  return { onKeyDown, keepFocus };
}

function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): Step | null {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr');
  return isForward ? 'forward' : 'back';
}

/** Skips empty columns. */
function focusCard(card: HTMLElement, step: Step): void {
  const lists = [...(card.closest('[data-board]')?.querySelectorAll('ol') ?? [])].filter(
    ({ children }) => children.length,
  );
  const column = lists.findIndex((list) => list.contains(card));
  const cardsIn = (index: number) => [...(lists[index]?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const row = cardsIn(column).indexOf(card);
  const [toColumn, toRow] =
    step === 'up' || step === 'down'
      ? [column, row + (step === 'down' ? 1 : -1)]
      : [column + (step === 'forward' ? 1 : -1), row];
  const cards = cardsIn(toColumn);
  const next = cards[Math.min(toRow, cards.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
