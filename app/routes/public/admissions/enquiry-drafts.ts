import { type EnquiryTopic, findTopic } from '../../../../content/enquiry-topics.ts';
import { DraftStore, type KeptDraft, parseDraftTexts } from '../../../forms/draft-store.ts';

const textNames = ['name', 'email', 'region', 'stage', 'message'] as const;

/** An enquiry that is being written, as this device keeps it until it is sent. @see PD-26 */
export type EnquiryDraft = KeptDraft & Record<(typeof textNames)[number], string> & { topic: EnquiryTopic };

/** The page has one form, in whichever language. */
export const draftKey = 'draft-enquiry';

export const enquiryDrafts = new DraftStore<EnquiryDraft>(draftKey, {
  parse(stored) {
    const draft = parseDraftTexts(stored, textNames);
    // drafts of older versions have no topic
    const { topic = null } = (stored ?? {}) as { topic?: string | null };
    return draft && { ...draft, topic: findTopic(topic) ?? 'consultation' };
  },
  isBlank,
});

/** The page comes from memory and is everybody's: the browser makes the key of the form. */
export const blankEnquiry = {
  requestId: '',
  name: '',
  email: '',
  region: '',
  stage: '',
  message: '',
  state: 'new',
} as const;

export function isSameEnquiry(one: EnquiryDraft, other: EnquiryDraft): boolean {
  return one.topic === other.topic && textNames.every((name) => one[name] === other[name]);
}

/** Whether nothing is typed; the topic alone is nothing that a device has to keep. */
export function isBlank(draft: Record<(typeof textNames)[number], string>): boolean {
  return textNames.every((name) => draft[name].trim() === '');
}

/** Typed on a slow line, before what is kept could be shown: of the message both stay. */
export function mergeEnquiry(change: Partial<EnquiryDraft>, before: EnquiryDraft): Partial<EnquiryDraft> {
  const { message } = change;
  if (message === undefined || message === before.message || before.message.trim() === '') return change;
  return { ...change, message: `${message}\n\n${before.message}` };
}
