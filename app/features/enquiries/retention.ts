import type { EnquiryTopic, MessageTopic } from '../../../content/enquiry-topics.ts';
import { figures } from '../../../content/legal/figures.ts';

/* Retention periods of policies, console and deletion job. @see content §9 @see PD-3, PD-25, PD-30 */

const dayMilliseconds = 24 * 3_600_000;

const extraAcademicYears: number = figures.enquiryRetentionAcademicYears - 1;

export type RetentionPeriod = { years: number } | { days: number };

/** Periods after the matter is closed. @see PD-30 */
export const messageRetention: Readonly<Record<MessageTopic, RetentionPeriod>> = {
  safeguarding: { years: figures.messageRecordYears },
  complaint: { years: figures.messageRecordYears },
  cancellation: { years: figures.messageRecordYears },
  data: { days: figures.messageRetentionDays },
  account: { days: figures.messageRetentionDays },
  other: { days: figures.messageRetentionDays },
};

export interface StoredEnquiry {
  topic: EnquiryTopic;
  receivedAt: Date;
  consultationOn: string | null;
  closedAt: Date | null;
}

export function keptUntil({ topic, receivedAt, consultationOn, closedAt }: StoredEnquiry): Date | null {
  if (topic === 'consultation') return consultationKeptUntil({ receivedAt, consultationOn });
  return closedAt && endOfPeriod(closedAt, messageRetention[topic]);
}

/** PostgreSQL adds years in the same way: a 29 February becomes a 28th. */
function endOfPeriod(start: Date, period: RetentionPeriod): Date {
  if ('days' in period) return new Date(start.getTime() + period.days * dayMilliseconds);
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear() + period.years);
  if (end.getUTCMonth() !== start.getUTCMonth()) end.setUTCDate(0);
  return end;
}

/** Once a consultation is scheduled, at least to the end of its academic year. */
function consultationKeptUntil({
  receivedAt,
  consultationOn,
}: Pick<StoredEnquiry, 'receivedAt' | 'consultationOn'>): Date {
  const usual = receivedAt.getTime() + figures.enquiryRetentionDays * dayMilliseconds;
  if (consultationOn === null) return new Date(usual);
  const day = new Date(consultationOn);
  const thisYear = day.getUTCFullYear();
  const endingYear = day.getTime() < endOfAcademicYear(thisYear) ? thisYear : thisYear + 1;
  return new Date(Math.max(usual, endOfAcademicYear(endingYear + extraAcademicYears)));
}

export interface RetentionLoss {
  removedConsultation: string | null;
  earlierDeletion: { before: Date; after: Date } | null;
}

/** Returns null if nothing is lost. Closing a matter loses nothing at once: it can be opened again. */
export function retentionLoss(
  kept: Pick<StoredEnquiry, 'topic' | 'receivedAt' | 'consultationOn'>,
  consultationOn: string | null,
): RetentionLoss | null {
  if (kept.topic !== 'consultation') return null;
  const [before, after] = [consultationKeptUntil(kept), consultationKeptUntil({ ...kept, consultationOn })];
  const removedConsultation = consultationOn === null ? kept.consultationOn : null;
  const earlierDeletion = after < before ? { before, after } : null;
  return removedConsultation || earlierDeletion ? { removedConsultation, earlierDeletion } : null;
}

export function deletionLimits(now: Date): { receivedUntil: Date; consultationUntil: string } {
  const thisYear = now.getUTCFullYear();
  const endedYear = endOfAcademicYear(thisYear) <= now.getTime() ? thisYear : thisYear - 1;
  const lastDay = endOfAcademicYear(endedYear - extraAcademicYears) - dayMilliseconds;
  return {
    receivedUntil: new Date(now.getTime() - figures.enquiryRetentionDays * dayMilliseconds),
    consultationUntil: new Date(lastDay).toISOString().slice(0, 10),
  };
}

function endOfAcademicYear(year: number): number {
  const { month, day } = figures.academicYearEnd;
  return Date.UTC(year, month - 1, day + 1);
}
