import { figures } from '../../../content/legal/figures.ts';
import { addDays } from '../../platform/calendar-days.ts';
import type { QueryOf } from '../../platform/lists.ts';

/** Rights of Articles 16, 17, 18 and 21. @see PD-58 */
export const requestKinds = ['correction', 'erasure', 'restriction', 'objection'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestOutcomes = ['done', 'partly', 'refused'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** Limits of characters, and of unanswered requests per person. */
export const requestLimits = { textLength: 2000, answerLength: 4000, open: 5 } as const;

export interface PrivacyRequest {
  id: string;
  kind: RequestKind;
  /** Null if it does not decrypt. */
  text: string | null;
  requestedAt: Date;
  /** `2026-12-23`: the last day for the answer. */
  dueOn: string;
  answer: { outcome: RequestOutcome; text: string | null; at: Date } | null;
}

export interface HandledRequest extends PrivacyRequest {
  /** Null once the account was deleted. */
  person: { id: string; fullName: string } | null;
  isOverdue: boolean;
}

/** Open ones unless `show` is `answered`. */
export const requestList = { filters: { show: ['answered'] }, sorts: ['due'], defaultSort: 'due' } as const;
export type RequestQuery = QueryOf<typeof requestList>;

/** A calendar month, for erasure no more than the days that the policy promises. @see content §9 */
export function dueDay(kind: RequestKind, requestedAt: Date): string {
  const due = new Date(requestedAt);
  due.setUTCMonth(due.getUTCMonth() + figures.dataRightsMonths);
  if (due.getUTCDate() !== requestedAt.getUTCDate()) due.setUTCDate(0);
  const month = due.toISOString().slice(0, 10);
  const days = addDays(requestedAt.toISOString().slice(0, 10), figures.deletionRequestDays);
  return kind === 'erasure' && days < month ? days : month;
}
