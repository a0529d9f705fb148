import { beforeEach, expect, test, vi } from 'vitest';
import { formDraftKey, formDrafts, formDraftsOf } from './form-drafts.ts';

const items: Record<string, string> = {};
beforeEach(() => {
  vi.stubGlobal('localStorage', Object.assign(items, { getItem: (key: string) => items[key] ?? null }));
});

const changes = { note: { text: 'Typed on a train.', before: '' } };
const stored = { requestId: 'key', state: 'new', changes, revision: 3 };
let page = 0;
/** A key that was not read before. */
function store(value: unknown): string {
  page += 1;
  const key = formDraftKey('ada', `/page/${page}`, 'absence');
  items[key] = JSON.stringify(value);
  return key;
}

test('A stored draft of a form is read, and listed for its person only', () => {
  const key = store(stored);
  expect(formDrafts.read(key)).toEqual(stored);
  expect(formDraftsOf('ada').map((draft) => draft.key)).toContain(key);
  expect(formDraftsOf('ad')).toEqual([]);
});

test('A malformed draft is ignored, and so is a malformed change', () => {
  for (const malformed of [null, 'text', {}, { ...stored, state: 'sent' }, { ...stored, changes: 'text' }])
    expect(formDrafts.read(store(malformed))).toBeNull();
  expect(formDrafts.read(store({ ...stored, changes: { ...changes, other: { text: 1 } } }))?.changes).toEqual(changes);
});
