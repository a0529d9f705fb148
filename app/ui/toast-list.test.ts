import { describe, expect, it } from 'vitest';
import type { Toast } from './toast.tsx';
import { addToasts, toastsAfterNavigation, withoutErrors } from './toast-list.ts';

const toast = (id: string, more: Partial<Toast> = {}): Toast => ({ id, tone: 'error', text: `text of ${id}`, ...more });

describe('The list of toasts', () => {
  it('shows the same text once', () => {
    const first = toast('1', { text: 'Please correct the errors' });
    const shown = addToasts([first], [toast('2', { text: 'Please correct the errors' }), toast('3')]);
    expect(shown.map(({ id }) => id)).toEqual(['1', '3']);
    expect(addToasts([], [first, { ...first, id: '2' }])).toEqual([first]);
  });

  it('keeps the same text with another title or tone', () => {
    const shown = addToasts([toast('1', { text: 'a' })], [toast('2', { text: 'a', title: 'b' })]);
    expect(shown).toHaveLength(2);
  });

  it('removes errors when something succeeds, and nothing else', () => {
    const shown = addToasts([toast('1'), toast('2', { tone: 'info' })], [toast('3', { tone: 'success' })]);
    expect(shown.map(({ id }) => id)).toEqual(['2', '3']);
  });

  it('keeps after a navigation only what was shown for the new page, and that once', () => {
    const before = [toast('1'), toast('2', { tone: 'success', forPath: '/inbox' }), toast('3', { forPath: '/other' })];
    const after = toastsAfterNavigation(before, '/inbox');
    expect(after.map(({ id }) => id)).toEqual(['2']);
    expect(toastsAfterNavigation(after, '/inbox')).toEqual([]);
  });

  it('gives back the same array when nothing changes', () => {
    const shown = [toast('1', { tone: 'success' })];
    expect(withoutErrors(shown)).toBe(shown);
    expect(addToasts(shown, [{ ...shown[0], id: '2' } as Toast])).toBe(shown);
  });
});
