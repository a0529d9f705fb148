import type { Office } from '../../../content/offices.ts';
import type { Message } from './messages.ts';

/** Why a message is reported. */
export const reportKinds = ['danger', 'sexual', 'bullying', 'selfharm', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** In code points. */
export const reportLimits = { textLength: 2_000, reasonLength: 500, noteLength: 2_000 } as const;

/** Who would get a report of the message, and whether the reader has already reported it. */
export interface ReportPlace {
  office: Office;
  wasReported: boolean;
}

export interface ListedReport {
  id: string;
  office: Office;
  reportedAt: Date;
  /** Null if decryption fails. */
  kind: ReportKind | null;
  reporterName: string | null;
  wasOpened: boolean;
}

export interface MessageReport extends ListedReport {
  reporterId: string | null;
  /** What the reporter wrote; empty if nothing. */
  text: string | null;
  closed: { at: Date; by: string | null; note: string | null } | null;
  openings: ReportOpening[];
  /** Only while the reader's own opening lasts. */
  message: ReportedMessage | null;
  /** What was written before and after it in its thread, at most 20 messages on either side; empty until it is opened. */
  thread: { earlier: ReportedMessage[]; later: ReportedMessage[] };
}

export interface ReportOpening {
  id: string;
  at: Date;
  by: string | null;
  reason: string | null;
}

export type ReportedMessage = Pick<Message, 'id' | 'subject' | 'body' | 'createdAt' | 'attachmentCount'> & {
  senderName: string | null;
  receiverName: string | null;
  toOffice: Office | null;
};
