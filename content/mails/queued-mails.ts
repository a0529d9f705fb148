import type { EnquiryTopic } from '../enquiry-topics.ts';
import type { Language } from '../languages.ts';
import type { EmailChangeKind } from './email-change.ts';

/* What a mail stores encrypted until it is sent: shared by the features that cause a mail and the one that sends it. */

export interface ResetLink {
  token: string;
  language: Language;
}

export interface EmailChangeMail {
  kind: EmailChangeKind;
  to: string;
  fullName: string;
  newEmail: string;
  token?: string;
}

export interface AccountMergeMail {
  /** The account of the receiver: the one that stays, or the one that is deleted. */
  sentTo: 'kept' | 'duplicate';
  to: string;
  fullName: string;
  token: string;
}

export interface AccountRemoval {
  /** `merged`: into another account, `kept`: the other account of a merge. */
  kind: 'erased' | 'merged' | 'kept';
  fullName: string;
  email: string;
  language: Language | null;
}

export interface EnquiryAcknowledgement {
  topic: EnquiryTopic;
  name: string;
  email: string;
  reference: string;
  language: Language;
}

/** Whom the mails about an offer of meeting times to an enquiry go to. `token`: of its link. */
export interface MeetingContact {
  name: string;
  email: string;
  language: Language;
  token: string;
}

/** With its receiver, so that the mail job needs no access to enquiries. */
export interface ReplyMail {
  enquiryId: string;
  name: string;
  email: string;
  reference: string;
  language: Language;
  text: string;
  /** The safeguarding office answers: nothing leads back to another office. */
  isConcern: boolean;
}
