import type { Office } from '#content/offices.ts';
import type { EnquiryState } from './enquiries.ts';

export const entryLimits = { noteLength: 2_000, replyLength: 10_000, reasonLength: 500 } as const;

interface Happened {
  id: string;
  /** Null for a deleted account. */
  author: string | null;
  at: Date;
}

export interface EnquiryNote extends Happened {
  kind: 'note';
  /** Null if it cannot be decrypted. */
  text: string | null;
  /** Null if unknown. */
  language: string | null;
}

export interface EnquiryReply extends Happened {
  kind: 'reply';
  /** Null if it cannot be decrypted. */
  text: string | null;
  /** Null if unknown. */
  language: string | null;
  mailState: 'waiting' | 'sent' | 'written' | 'failed';
}

/** The message was passed on to another office. */
export interface EnquiryTransfer extends Happened {
  kind: 'transfer';
  office: Office;
  /** The reason; null if it cannot be decrypted. */
  text: string | null;
  /** Null if unknown. */
  language: string | null;
}

export interface StateChange extends Happened {
  kind: 'state';
  from: EnquiryState;
  to: EnquiryState;
  consultationOn: string | null;
}

export interface OwnerChange extends Happened {
  kind: 'owner';
  /** Null if unassigned. */
  owner: string | null;
}

/** The office entered an enquiry that it had received in another way than with the contact form. */
export interface Recording extends Happened {
  kind: 'recorded';
}

/** Timeline of an enquiry after it arrived, oldest first. */
export type TimelineEntry = EnquiryNote | EnquiryReply | EnquiryTransfer | StateChange | OwnerChange | Recording;
