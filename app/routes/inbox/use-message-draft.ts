import { usePersonalDraftKey } from '../shell/use-personal-draft-key.ts';
import { draftKey, type MessageDraft } from './draft-storage.ts';

const blank = {
  receiverId: '',
  studentId: '',
  subject: '',
  body: '',
  attachments: '',
  receiver: null,
  to: null,
  re: null,
};

/** The signed-in person's draft at the page `to` or `re`. @param begun values of an untouched form */
export function useMessageDraft(begun: Partial<MessageDraft> & { requestId: string }) {
  const start = { ...blank, ...begun };
  return { key: usePersonalDraftKey((personId) => draftKey(personId, start)), start };
}
