import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftStore, type FormDraft, textIn } from './draft-store.ts';

const note = (text: string): FormDraft => ({
  requestId: 'one',
  state: 'new',
  changes: { text: { text, before: '' } },
  revision: null,
});
const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function makeStore() {
  return new DraftStore('note:', { countsAsInput: (name, draft) => textIn(draft, name).trim() !== '' });
}

it('A draft is stored on the device shortly after a change', () => {
  makeStore().save('note:1', note('Begun'));
  vi.runAllTimers();
  expect(JSON.parse(stored.get('note:1') ?? 'null')).toEqual(note('Begun'));
});

it('A draft that becomes blank is removed from the device and from the list, but stays readable on the page', () => {
  const store = makeStore();
  store.save('note:1', note('Begun'));
  vi.runAllTimers();
  expect(store.list('note:')).toHaveLength(1);
  store.save('note:1', note(' \n'));
  vi.runAllTimers();
  expect(stored.has('note:1')).toBe(false);
  expect(store.list('note:')).toEqual([]);
  expect(store.read('note:1')).toEqual(note(' \n'));
});

it('A draft that could not be stored stays marked when another one is stored or deleted', () => {
  const store = makeStore();
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.save('note:1', note('Begun'));
  vi.runAllTimers();
  expect(store.isUnstored('note:1')).toBe(true);
  full.mockRestore();
  store.save('note:2', note('Another'));
  vi.runAllTimers();
  store.delete('note:2');
  expect(store.isUnstored('note:2')).toBe(false);
  expect(store.isUnstored('note:1')).toBe(true);
  store.save('note:1', note('Begun again'));
  vi.runAllTimers();
  expect(store.isUnstored('note:1')).toBe(false);
});
