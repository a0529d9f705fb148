import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, defineDurableForm } from './define-durable-form.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

type More = { receiver: string | null };
const start: Draft<'receiverId' | 'body', More> = {
  requestId: 'one',
  state: 'new',
  receiverId: '',
  body: '',
  receiver: null,
};

const makeForm = () =>
  defineDurableForm<'receiverId' | 'body', More>({
    texts: 'compose',
    fields: { receiverId: { label: 'compose.recipient' }, body: { label: 'compose.body' } },
    longText: { name: 'body', tooLong: 'compose.body.tooLong' },
    storageKey: 'draft:',
    countsAsInput: (name, { receiver }) => name !== 'receiverId' || receiver === 'chosen',
    parseMore: ({ receiver }) => ({ receiver: receiver === 'chosen' ? receiver : null }),
  });

describe('The stored draft of a durable form', () => {
  const read = (draft: unknown) => {
    stored.set('draft:1', JSON.stringify(draft));
    return makeForm().drafts.read('draft:1');
  };

  it.each([
    null,
    'text',
    {},
    { requestId: 'one' },
    { requestId: 'one', state: 'sent' },
    { requestId: 1, state: 'new' },
    { requestId: null, body: 12 },
  ])('is ignored if it is %j', (draft) => {
    expect(read(draft)).toBeNull();
  });

  it('is read as stored, without unknown properties', () => {
    const draft = { ...start, state: 'changed', body: 'Begun', receiver: 'chosen' };
    expect(read({ ...draft, sentBy: 'somebody' })).toEqual(draft);
  });

  it('has empty texts for fields that an older version did not store', () => {
    expect(read({ requestId: 'one', state: 'new', body: 12 })).toEqual(start);
  });
});

describe('A draft of a durable form', () => {
  const { drafts } = makeForm();

  it('is blank if only fields that do not count as input are filled in', () => {
    expect(drafts.isBlank({ ...start, body: ' \n' })).toBe(true);
    expect(drafts.isBlank({ ...start, receiverId: 'two' })).toBe(true);
    expect(drafts.isBlank({ ...start, receiverId: 'two', receiver: 'chosen' })).toBe(false);
    expect(drafts.isBlank({ ...start, body: 'Begun' })).toBe(false);
  });
});
