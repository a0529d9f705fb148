import { figures } from '../../../content/legal/figures.ts';

/*
 * How long an enquiry is kept. One figure feeds the policies' prose, what the console shows and what the job deletes.
 * @see content §9 @see decisions 3, 25
 */

const dayMilliseconds = 24 * 3_600_000;

/** Beyond the academic year of the consultation itself. */
const moreYears: number = figures.enquiryRetentionAcademicYears - 1;

/**
 * Until when an enquiry is kept: some days after it came; once a consultation is scheduled, at least to the end of the
 * academic year in which that takes place.
 * @param consultationOn a day, `2026-11-21`
 */
export function keptUntil({ receivedAt, consultationOn }: { receivedAt: Date; consultationOn: string | null }): Date {
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

/** Null where nothing is lost: no day is removed, and the enquiry is kept as long as before. */
export function lossOf(
  kept: { receivedAt: Date; consultationOn: string | null },
  consultationOn: string | null,
): RetentionLoss | null {
  const [before, after] = [keptUntil(kept), keptUntil({ ...kept, consultationOn })];
  const removedConsultation = consultationOn === null ? kept.consultationOn : null;
  const earlierDeletion = after < before ? { before, after } : null;
  return removedConsultation || earlierDeletion ? { removedConsultation, earlierDeletion } : null;
}

/** What a job deletes at a moment: whatever came until then and has no consultation after that day. */
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
