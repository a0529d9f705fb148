import { figures } from '#content/legal/figures.ts';
import type { RetentionRule } from '#platform/retention.server.ts';

/** With their texts, files and readings. @see PD-66 */
export const announcements: RetentionRule = {
  period: 'until the end of the school year after the next',
  table: 'announcements',
  startColumn: 'created_at',
  expiredWhen: 'coalesce(published_at, created_at) < $2',
  parameters: (now) => [expiredBefore(now)],
};

/** The end of the last school year whose announcements have expired. */
function expiredBefore(now: Date): Date {
  const { month, day } = figures.academicYearEnd;
  const beginIn = (year: number) => new Date(Date.UTC(year, month - 1, day + 1));
  const thisYear = now.getUTCFullYear();
  const lastEnd = beginIn(thisYear) <= now ? thisYear : thisYear - 1;
  return beginIn(lastEnd - figures.announcementSchoolYears);
}
