import { describe, expect, it } from 'vitest';
import { shortcutOf } from './shortcut-of.ts';

const nothing = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, defaultPrevented: false };
/** Element whose `closest` finds a selector that contains one of these parts. */
const inside = (...found: string[]) =>
  ({
    closest: (selector: string) => (found.some((part) => selector.includes(part)) ? {} : null),
  }) as unknown as Element;
const page = inside();
const textOfMessage = inside('form[data-sends]', 'textarea');

describe('A keyboard shortcut', () => {
  it.each([
    ['c', 'compose'],
    ['/', 'search'],
    ['j', 'next'],
    ['k', 'previous'],
    ['?', 'help'],
    ['x', null],
    ['Enter', null],
  ])('for the key %s is %s', (key, shortcut) => {
    expect(shortcutOf({ ...nothing, key, target: page })).toBe(shortcut);
  });

  it.each([
    ['in a field', { target: inside('input') }],
    ['in a dialog', { target: inside('dialog') }],
    ['with Ctrl', { ctrlKey: true }],
    ['with Alt', { altKey: true }],
    ['with the command key', { metaKey: true }],
    ['while an input method composes', { isComposing: true }],
    ['if the event is already handled', { defaultPrevented: true }],
    ['without an element', { target: null }],
  ])('does nothing %s', (_where, more) => {
    expect(shortcutOf({ ...nothing, key: 'c', target: page, ...more })).toBeNull();
  });

  it('sends with Ctrl+Enter or Command+Enter in a message form only', () => {
    const press = { ...nothing, key: 'Enter', target: textOfMessage };
    expect(shortcutOf({ ...press, ctrlKey: true })).toBe('send');
    expect(shortcutOf({ ...press, metaKey: true })).toBe('send');
    expect(shortcutOf(press)).toBeNull();
    expect(shortcutOf({ ...press, ctrlKey: true, target: inside('textarea') })).toBeNull();
  });
});
