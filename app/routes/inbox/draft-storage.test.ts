import { beforeEach, expect, it, vi } from 'vitest';
import { replyForm } from '../admin/enquiry/reply-form.ts';
import { letterForm } from '../students/write/letter-fields.ts';
import { composeForm } from './compose-fields.ts';
import { draftKey, draftsOf, type MessageDraft } from './draft-storage.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const blank = { receiverId: '', studentId: '', subject: '', body: 'Begun', attachments: '', receiver: null };
const draft = (to: string): MessageDraft => ({ ...blank, requestId: 'one', state: 'new', to, re: null });

it('Drafts of messages, replies and letters are one list, also when it was read before', () => {
  expect(draftsOf('ada')).toEqual([]);
  const drafts = [
    [composeForm, draft('office-finance')],
    [replyForm, draft('/admin-console/enquiries/one')],
    [letterForm, draft('?student=one')],
  ] as const;
  for (const [form, each] of drafts) form.drafts.save(draftKey('ada', each), each);
  expect(draftsOf('ada').map((each) => each.draft)).toEqual(drafts.map(([, each]) => each));
});
