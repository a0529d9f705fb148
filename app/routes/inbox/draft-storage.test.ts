import { beforeEach, expect, it, vi } from 'vitest';
import type { FormDraft } from '#forms/draft-store.ts';
import { replyForm } from '../admin/enquiry/reply-form.ts';
import { letterForm } from '../students/write/letter-fields.ts';
import { composeForm } from './compose-fields.ts';
import { draftKey, draftsOf, messageDrafts, parseReceiver, receiverText } from './draft-storage.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

function draft(texts: Record<string, string>): FormDraft {
  const changes = Object.entries(texts).map(([name, text]) => [name, { text, before: '' }]);
  return { requestId: 'one', state: 'new', revision: null, changes: Object.fromEntries(changes) };
}

it('Drafts of messages, replies and letters are one list, also when it was read before', () => {
  expect(draftsOf('ada')).toEqual([]);
  const drafts = [
    [composeForm, 'office-finance'],
    [replyForm, '/admin-console/enquiries/one'],
    [letterForm, '?student=one'],
  ] as const;
  const begun = drafts.map(([form, to]) => {
    const each = draft({ to, body: 'Begun' });
    form.durable?.drafts.save(draftKey('ada', { to, re: '' }), each);
    return each;
  });
  expect(draftsOf('ada').map((each) => each.draft)).toEqual(begun);
});

it('A draft is blank if only texts that do not count as input are filled in', () => {
  for (const blank of [
    { body: ' \n' },
    { studentId: 'two' },
    { receiverId: 'two', to: 'two' },
    { re: 'one', to: 'two' },
  ])
    expect(messageDrafts.isBlank(draft(blank))).toBe(true);
  for (const begun of [{ body: 'Begun' }, { receiverId: 'two' }, { attachments: '[]' }])
    expect(messageDrafts.isBlank(draft(begun))).toBe(false);
});

it('The receiver of a draft is read as stored, and ignored if it is malformed', () => {
  const receiver = { id: 'one', fullName: 'Ada Okafor', role: 'mentor', email: null } as const;
  expect(parseReceiver(receiverText(receiver))).toEqual(receiver);
  for (const malformed of ['', 'text', 'null', '[]', '{"id":1,"fullName":"Ada"}', '{"id":"one"}'])
    expect(parseReceiver(malformed)).toBeNull();
});
