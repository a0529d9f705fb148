import { describe, expect, it } from 'vitest';
import { addNotice, noticesAfterNavigation, type ShownNotice, withoutErrors } from './notices.ts';

const notice = (id: string, more: Partial<ShownNotice> = {}): ShownNotice => ({
  id,
  tone: 'error',
  text: 'error.short',
  ...more,
});

describe('The notices', () => {
  it('show the same text once', () => {
    const shown = addNotice([notice('1')], notice('2'));
    expect(shown.map(({ id }) => id)).toEqual(['1']);
    expect(addNotice(shown, notice('3', { text: 'login.expired' }))).toHaveLength(2);
  });

  it('show the same text with another title, tone or parameter', () => {
    for (const more of [{ title: 'error.title' }, { tone: 'info' }, { parameters: { name: 'Ann' } }] as const)
      expect(addNotice([notice('1')], notice('2', more))).toHaveLength(2);
  });

  it('contain no error after a success', () => {
    const shown = addNotice([notice('1'), notice('2', { tone: 'info' })], notice('3', { tone: 'success' }));
    expect(shown.map(({ id }) => id)).toEqual(['2', '3']);
  });

  it('outlive a navigation only if they belong to the new page, and only one', () => {
    const before = [notice('1'), notice('2', { forPath: '/inbox' }), notice('3', { forPath: '/other' })];
    const after = noticesAfterNavigation(before, '/inbox');
    expect(after.map(({ id }) => id)).toEqual(['2']);
    expect(noticesAfterNavigation(after, '/inbox')).toEqual([]);
  });

  it('stay the same array when nothing changes', () => {
    const shown = [notice('1', { tone: 'success' })];
    expect(withoutErrors(shown)).toBe(shown);
    expect(addNotice(shown, notice('2', { tone: 'success' }))).toBe(shown);
  });
});
