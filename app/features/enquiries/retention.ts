import type { EnquiryTopic, MessageTopic } from '#content/enquiry-topics.ts';
import { figures } from '#content/legal/figures.ts';
import type { Office } from '#content/offices.ts';

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

/** The topic that decides how long a contact message is kept: what was passed on is kept as long as its new office needs it. */
export function retainedAs({ topic, office }: Pick<StoredEnquiry, 'topic' | 'office'>): MessageTopic {
  if (office === 'safeguarding' || topic === 'safeguarding') return 'safeguarding';
  if (office === 'complaints') return 'complaint';
  return topic === 'consultation' ? 'other' : topic;
}

export interface StoredEnquiry {
  topic: EnquiryTopic;
  office: Office | null;
  receivedAt: Date;
  consultationOn: string | null;
  closedAt: Date | null;
}

export function keptUntil({ topic, office, receivedAt, consultationOn, closedAt }: StoredEnquiry): Date | null {
  if (topic === 'consultation' && office === null) return consultationKeptUntil({ receivedAt, consultationOn });
  return closedAt && endOfPeriod(closedAt, messageRetention[retainedAs({ topic, office })]);
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
  kept: Pick<StoredEnquiry, 'topic' | 'office' | 'receivedAt' | 'consultationOn'>,
  consultationOn: string | null,
): RetentionLoss | null {
  if (kept.topic !== 'consultation' || kept.office !== null) return null;
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
