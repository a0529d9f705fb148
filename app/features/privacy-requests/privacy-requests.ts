import { figures } from '#content/legal/figures.ts';
import { addDays } from '#platform/calendar-days.ts';
import type { QueryOf } from '#platform/lists.ts';

/** Rights of Articles 16, 17, 18 and 21. @see PD-58 */
export const requestKinds = ['correction', 'erasure', 'restriction', 'objection'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestOutcomes = ['done', 'partly', 'refused'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** Lengths in characters; `open`: unanswered requests per person. */
export const requestLimits = { textLength: 2000, answerLength: 4000, open: 5 } as const;

export interface PrivacyRequest {
  id: string;
  kind: RequestKind;
  /** Null if decryption fails. */
  text: string | null;
  requestedAt: Date;
  /** Last day for the answer, such as `2026-12-23`. */
  dueOn: string;
  answer: { outcome: RequestOutcome; text: string | null; at: Date } | null;
}

export interface HandledRequest extends PrivacyRequest {
  /** Null once the account was deleted. */
  person: { id: string; fullName: string } | null;
  isOverdue: boolean;
}

export const requestList = { filters: { show: ['answered'] }, sorts: ['due'], defaultSort: 'due' } as const;
export type RequestQuery = QueryOf<typeof requestList>;

/** Returns the date one month later, for erasure at most `deletionRequestDays` later. @see content §9 */
export function dueDay(kind: RequestKind, requestedAt: Date): string {
  const due = new Date(requestedAt);
  due.setUTCMonth(due.getUTCMonth() + figures.dataRightsMonths);
  if (due.getUTCDate() !== requestedAt.getUTCDate()) due.setUTCDate(0);
  const month = due.toISOString().slice(0, 10);
  const days = addDays(requestedAt.toISOString().slice(0, 10), figures.deletionRequestDays);
  return kind === 'erasure' && days < month ? days : month;
}
