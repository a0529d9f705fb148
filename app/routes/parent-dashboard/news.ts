import type { ListedAnnouncement } from '#features/announcements/announcements.ts';
import type { AttendedLesson } from '#features/attendance/attendance.ts';
import type { DueConsent } from '#features/consents/consents.ts';
import type { UnreadFeedback } from '#features/feedback/feedback.ts';
import type { Meeting, OpenOffer } from '#features/meetings/meetings.ts';
import type { ListedMessage } from '#features/messages/messages.ts';
import type { PolicyNotice } from '#features/policies/policies.ts';
import type { UnreadReports } from '#features/reports/reports.ts';
import type { DueSafety } from '#features/safety/safety.ts';
import type { OverviewParts } from './load-dashboard.server.ts';

/** `at` in milliseconds since 1970. */
export type News = { at: number } & (
  | { kind: 'message'; message: ListedMessage }
  | { kind: 'reports'; unread: UnreadReports }
  | { kind: 'feedback'; unread: UnreadFeedback }
  | { kind: 'announcement'; announcement: ListedAnnouncement }
  | { kind: 'policy'; policy: PolicyNotice }
  | { kind: 'safety'; due: DueSafety }
  | { kind: 'consent'; consent: DueConsent }
  | { kind: 'meeting offer'; offer: OpenOffer }
  | { kind: 'meeting'; meeting: Meeting }
  | { kind: 'absence'; absence: AttendedLesson }
);

type NewsParts = Pick<
  OverviewParts,
  | 'unread'
  | 'unreadReports'
  | 'unreadFeedback'
  | 'announcements'
  | 'duePolicies'
  | 'dueSafety'
  | 'dueConsents'
  | 'meetingOffers'
  | 'meetings'
  | 'unexplained'
>;

/**
 * What waits for the reader: not opened, acknowledged, confirmed, answered or booked, and the next meeting, whose time is its
 * start. The newest first; parts that could not be loaded are missing.
 */
export function newsOf(parts: NewsParts): News[] {
  const { unread, unreadReports, unreadFeedback, announcements, duePolicies, dueSafety, dueConsents } = parts;
  const { meetingOffers, meetings, unexplained } = parts;
  const news: News[] = [
    ...(unread?.items ?? []).map((message) => ({ kind: 'message' as const, at: message.createdAt, message })),
    ...(unreadReports ?? []).map((unread) => ({ kind: 'reports' as const, at: unread.publishedAt.getTime(), unread })),
    ...(unreadFeedback ?? []).map((unread) => ({
      kind: 'feedback' as const,
      at: unread.publishedAt.getTime(),
      unread,
    })),
    ...(announcements ?? []).map((announcement) => ({
      kind: 'announcement' as const,
      at: announcement.publishedAt.getTime(),
      announcement,
    })),
    ...(duePolicies ?? []).map((policy) => ({ kind: 'policy' as const, at: policy.publishedAt.getTime(), policy })),
    ...(dueSafety ?? []).map((due) => ({ kind: 'safety' as const, at: due.since.getTime(), due })),
    ...(unexplained ?? []).map((absence) => ({ kind: 'absence' as const, at: absence.startsAt.getTime(), absence })),
    ...(dueConsents ?? []).map((consent) => ({ kind: 'consent' as const, at: consent.publishedAt.getTime(), consent })),
    ...(meetingOffers ?? []).map((offer) => ({ kind: 'meeting offer' as const, at: offer.offeredAt.getTime(), offer })),
    ...(meetings ?? [])
      .slice(0, 1)
      .map((meeting) => ({ kind: 'meeting' as const, at: meeting.startsAt.getTime(), meeting })),
  ];
  return news.toSorted((a, b) => b.at - a.at);
}
