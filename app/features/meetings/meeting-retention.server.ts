import { figures } from '#content/legal/figures.ts';
import type { DeletionRule, RetentionRule } from '#platform/retention.server.ts';

/** Offers with their times and meetings, once the last time has been over for so long. @see PD-69 */
export const meetings: RetentionRule = {
  period: `${figures.meetingMonths} months`,
  table: 'meeting_offers',
  startColumn: '(select max(ends_at) from meeting_times where offer_id = meeting_offers.id)',
  expiredWhen: `not exists (select from meeting_times
    where offer_id = meeting_offers.id and ends_at >= $1::timestamptz - make_interval(months => $2::int))`,
  parameters: () => [figures.meetingMonths],
};

/** Meetings, once the records of all students are deleted whom they were about. */
export const meetingsAboutNobody: DeletionRule = {
  table: 'meetings',
  expiredWhen: `not exists (select from meeting_students where meeting_id = meetings.id)
    and exists (select from meeting_offers where meeting_offers.id = offer_id and audience <> 'enquiry')`,
};
