import type { MessageTopic } from '#content/enquiry-topics.ts';
import { figures } from '#content/legal/figures.ts';
import type { QueryOf } from '#platform/lists.ts';
import { type ListedEnquiry, listedTopics } from './enquiries.ts';

type Period = { days: number } | { workingDays: number } | { months: number };

interface AnswerDeadline {
  period: Period;
  /** The status that meets it. */
  metBy: 'contacted' | 'closed';
}

/** Deadline of the office of a topic; null for topics without a promised time. @see PD-30 */
export const answerDeadlines: Readonly<Record<MessageTopic, AnswerDeadline | null>> = {
  // Concerns are acknowledged instead (PD-75).
  safeguarding: null,
  complaint: { period: { workingDays: figures.complaintAcknowledgementWorkingDays }, metBy: 'contacted' },
  cancellation: { period: { days: figures.cancellationRefundDays }, metBy: 'closed' },
  data: { period: { months: figures.dataRightsMonths }, metBy: 'closed' },
  account: null,
  other: null,
};

/** `late`: the deadline is over; `open`: it is not; `none`: nothing is due, or not any more. */
export const contactMessageList = {
  filters: {
    topic: listedTopics.messages,
    state: ['new', 'contacted', 'closed'],
    owner: 'id',
    deadline: ['late', 'open', 'none'],
  },
  sorts: ['due', 'received', 'topic'],
  defaultSort: 'due',
} as const;
export type ContactMessageQuery = QueryOf<typeof contactMessageList>;

export interface ContactMessage extends ListedEnquiry {
  /** `2026-12-04`, by the calendar of the United Kingdom; null where nothing is due any more. */
  dueOn: string | null;
  isLate: boolean;
}
