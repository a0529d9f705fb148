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

test('A draft that was edited while it was saved becomes a change of what was saved', () => {
  const key = store({
    ...stored,
    requestId: 'edited',
    state: 'changed',
    changes: {
      note: { text: 'Typed on a train, and in a station.', before: '' },
      place: { text: 'Leeds', before: 'York' },
      day: { text: 'Monday', before: 'Sunday' },
    },
  });
  formDrafts.read(key);
  formDrafts.resolveSaved('edited', { note: 'Typed on a train.', place: 'Leeds' });
  expect(formDrafts.read(key)).toMatchObject({
    state: 'new',
    revision: 4,
    changes: {
      note: { text: 'Typed on a train, and in a station.', before: 'Typed on a train.' },
      day: { text: 'Monday', before: 'Sunday' },
    },
  });
  expect(formDrafts.read(key)?.requestId).not.toBe('edited');
  expect(formDrafts.read(key)?.changes).not.toHaveProperty('place');
});

test('A saved draft that was not edited meanwhile is deleted', () => {
  const key = store({ ...stored, requestId: 'sent', state: 'attempted' });
  formDrafts.read(key);
  formDrafts.resolveSaved('sent', {});
  expect(formDrafts.read(key)).toBeNull();
});
