import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formDraftKey } from '#forms/form-drafts.ts';
import { draftKey } from '../inbox/draft-storage.ts';
import { deleteMarkedDrafts, markDraftsForDeletion } from './drafts-to-delete.ts';

/** As in the browser, the keys of the object are those of what it stores. */
const storageMethods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, text: string) {
    this[key] = text;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

const keysOf = (personId: string, other: string) => [
  draftKey(personId, { to: '', re: '' }),
  draftKey(personId, { to: other, re: '' }),
  formDraftKey(personId, `/students/${other}/feedback`, 'feedback'),
];
const ofAda = keysOf('ada', 'eve');
const others = [...keysOf('eve', 'ada'), 'draft-enquiry', 'language'];

beforeEach(() => {
  vi.stubGlobal('localStorage', Object.create(storageMethods));
  vi.stubGlobal('sessionStorage', Object.create(storageMethods));
  for (const key of [...ofAda, ...others]) localStorage.setItem(key, 'Begun');
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => Object.keys(localStorage);

it.each([null, 'eve'])('A confirmed sign-out deletes the drafts of its person only, if then %s is signed in', (id) => {
  markDraftsForDeletion('ada');
  deleteMarkedDrafts(id);
  expect(kept()).toEqual(others);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('Drafts are kept after a failed sign-out, also when their person signs out without a confirmation later', () => {
  markDraftsForDeletion('ada');
  deleteMarkedDrafts('ada');
  deleteMarkedDrafts(null);
  expect(kept()).toEqual([...ofAda, ...others]);
});

it('Drafts are kept without a confirmed sign-out', () => {
  deleteMarkedDrafts(null);
  deleteMarkedDrafts('eve');
  expect(kept()).toEqual([...ofAda, ...others]);
});
