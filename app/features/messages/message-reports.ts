import type { Office } from '#content/offices.ts';
import type { Message } from './messages.ts';

export const reportKinds = ['danger', 'sexual', 'bullying', 'selfharm', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** In code points. */
export const messageReportLimits = { textLength: 2_000, reasonLength: 500, noteLength: 2_000 } as const;

/** The office that would get a report of the message, and whether the reader has already reported it. */
export interface MessageReportTarget {
  office: Office;
  wasReported: boolean;
}

export interface ListedMessageReport {
  id: string;
  office: Office;
  reportedAt: Date;
  /** Null if decryption fails. */
  kind: ReportKind | null;
  reporterName: string | null;
  wasOpened: boolean;
  isAcknowledged: boolean;
}

export interface MessageReport extends ListedMessageReport {
  /** Null once the account was deleted. */
  reporterId: string | null;
  /** Text of the reporter; may be empty. */
  text: string | null;
  /** An officer has taken note of the report. */
  acknowledged: { at: Date; by: string | null } | null;
  closed: { at: Date; by: string | null; note: string | null } | null;
  openings: ReportOpening[];
  /** Null unless the reader has opened the report within the last hour. */
  message: ReportedMessage | null;
  /** The messages before and after it in its thread, at most 20 each; empty until it is opened. */
  thread: { earlier: ReportedMessage[]; later: ReportedMessage[] };
}

export interface ReportOpening {
  id: string;
  at: Date;
  by: string | null;
  reason: string | null;
}

export type ReportedMessage = Pick<
  Message,
  'id' | 'subject' | 'body' | 'language' | 'createdAt' | 'attachmentCount'
> & {
  senderName: string | null;
  receiverName: string | null;
  toOffice: Office | null;
};
