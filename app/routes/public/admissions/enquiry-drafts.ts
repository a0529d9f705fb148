import { DraftStore, type KeptDraft, parseDraftTexts } from '../../../forms/draft-store.ts';

const names = ['name', 'email', 'region', 'stage', 'message'] as const;

/** An enquiry that is being written, as this device keeps it until it is sent. @see decisions 26 */
export type EnquiryDraft = KeptDraft & Record<(typeof names)[number], string>;

/** The page has one form, in whichever language. */
export const draftKey = 'draft-enquiry';

export const enquiryDrafts = new DraftStore<EnquiryDraft>(draftKey, {
  parse: (stored) => parseDraftTexts(stored, names),
  isBlank: (draft) => names.every((name) => draft[name].trim() === blankEnquiry[name]),
});

/** The page comes from memory and is everybody's: the browser makes the key of the form. */
export const blankEnquiry: EnquiryDraft = {
  requestId: '',
  name: '',
  email: '',
  region: '',
  stage: '',
  message: '',
  state: 'new',
};

export function isSameEnquiry(one: EnquiryDraft, other: EnquiryDraft): boolean {
  return names.every((name) => one[name] === other[name]);
}

/** Typed on a slow line, before what is kept could be shown: of the message both stay. */
export function mergeEnquiry(change: Partial<EnquiryDraft>, before: EnquiryDraft): Partial<EnquiryDraft> {
  const { message } = change;
  if (message === undefined || message === before.message || before.message.trim() === '') return change;
  return { ...change, message: `${message}\n\n${before.message}` };
}
