import type { EnquiryTopic, MessageTopic } from '../../../content/enquiry-topics.ts';
import { figures } from '../../../content/legal/figures.ts';

/*
 * How long an enquiry is kept. The same figures feed the policies' prose, what the console shows and what the job deletes.
 * @see content §9 @see PD-3, PD-25, PD-30
 */

const dayMilliseconds = 24 * 3_600_000;

/** Beyond the academic year of the consultation itself. */
const moreYears: number = figures.enquiryRetentionAcademicYears - 1;

/** A time after the closing of a matter. */
export type RetentionPeriod = { years: number } | { days: number };

/** How long a message is kept once its matter is closed. @see PD-30 */
export const messageRetention: Readonly<Record<MessageTopic, RetentionPeriod>> = {
  safeguarding: { years: figures.messageRecordYears },
  complaint: { years: figures.messageRecordYears },
  cancellation: { years: figures.messageRecordYears },
  data: { days: figures.messageRetentionDays },
  account: { days: figures.messageRetentionDays },
  other: { days: figures.messageRetentionDays },
};

/** What decides how long an enquiry is kept. `consultationOn` is a day, `2026-11-21`. */
export interface KeptEnquiry {
  topic: EnquiryTopic;
  receivedAt: Date;
  consultationOn: string | null;
  closedAt: Date | null;
}

/** When the nightly job deletes an enquiry; null while the matter of a message is not closed. */
export function keptUntil({ topic, receivedAt, consultationOn, closedAt }: KeptEnquiry): Date | null {
  if (topic === 'consultation') return consultationKeptUntil({ receivedAt, consultationOn });
  return closedAt && endOfPeriod(closedAt, messageRetention[topic]);
}

/** PostgreSQL adds an interval of years in the same way: a 29 February becomes a 28th. */
function endOfPeriod(start: Date, period: RetentionPeriod): Date {
  if ('days' in period) return new Date(start.getTime() + period.days * dayMilliseconds);
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear() + period.years);
  if (end.getUTCMonth() !== start.getUTCMonth()) end.setUTCDate(0);
  return end;
}

/**
 * Until when a consultation enquiry is kept: some days after it came; once a consultation is scheduled, at least to the end of the
 * academic year in which that takes place.
 */
function consultationKeptUntil({
  receivedAt,
  consultationOn,
}: Pick<KeptEnquiry, 'receivedAt' | 'consultationOn'>): Date {
  const usual = receivedAt.getTime() + figures.enquiryRetentionDays * dayMilliseconds;
  if (consultationOn === null) return new Date(usual);
  const day = new Date(consultationOn);
  const thisYear = day.getUTCFullYear();
  const endingYear = day.getTime() < endOfAcademicYear(thisYear) ? thisYear : thisYear + 1;
  return new Date(Math.max(usual, endOfAcademicYear(endingYear + moreYears)));
}

/** What a change of the consultation's day takes away from what is stored. */
export interface RetentionLoss {
  /** The day that is removed, `2026-11-21`. */
  removedConsultation: string | null;
  /** The enquiry is deleted at `after` instead of at `before`. */
  earlierDeletion: { before: Date; after: Date } | null;
}

/**
 * Null where nothing is lost: no day is removed, and the enquiry is kept as long as before. A message on another topic loses
 * nothing at once: until its period has ended, its matter can be opened again.
 */
export function lossOf(
  kept: Pick<KeptEnquiry, 'topic' | 'receivedAt' | 'consultationOn'>,
  consultationOn: string | null,
): RetentionLoss | null {
  if (kept.topic !== 'consultation') return null;
  const [before, after] = [consultationKeptUntil(kept), consultationKeptUntil({ ...kept, consultationOn })];
  const removedConsultation = consultationOn === null ? kept.consultationOn : null;
  const earlierDeletion = after < before ? { before, after } : null;
  return removedConsultation || earlierDeletion ? { removedConsultation, earlierDeletion } : null;
}

/** Which consultation enquiries a job deletes at a moment: those that came until then and have no consultation after that day. */
export function deletionLimits(now: Date): { receivedUntil: Date; consultationUntil: string } {
  const thisYear = now.getUTCFullYear();
  const endedYear = endOfAcademicYear(thisYear) <= now.getTime() ? thisYear : thisYear - 1;
  const lastDay = endOfAcademicYear(endedYear - moreYears) - dayMilliseconds;
  return {
    receivedUntil: new Date(now.getTime() - figures.enquiryRetentionDays * dayMilliseconds),
    consultationUntil: new Date(lastDay).toISOString().slice(0, 10),
  };
}

/** The midnight (UTC) at which the academic year that ends in this year is over. */
function endOfAcademicYear(year: number): number {
  const { month, day } = figures.academicYearEnd;
  return Date.UTC(year, month - 1, day + 1);
}
