import { closedAccounts, devices, signInDataRules } from '#features/accounts/account-retention.server.ts';
import { announcements } from '#features/announcements/announcement-retention.server.ts';
import { securityEvents } from '#features/audit/event-retention.server.ts';
import { questionsAboutNobody } from '#features/consents/consent-retention.server.ts';
import { coursesOfNobody } from '#features/courses/course-retention.server.ts';
import { consultations, enquiryAttempts, otherTopics } from '#features/enquiries/enquiry-retention.server.ts';
import { interruptedUploads, unsentFiles } from '#features/files/file-retention.server.ts';
import { mails, notices } from '#features/mails/mail-retention.server.ts';
import { meetings, meetingsAboutNobody } from '#features/meetings/meeting-retention.server.ts';
import { lostMessages, messageReports, safeguardingNames } from '#features/messages/message-retention.server.ts';
import { acknowledgements } from '#features/policies/policy-retention.server.ts';
import { answeredRequests } from '#features/privacy-requests/privacy-request-retention.server.ts';
import { unusedBrowsers } from '#features/push/push-retention.server.ts';
import type { RetentionRuleName } from '#features/retention/retention.ts';
import { formerCourtOrders, formerSafetyDetails } from '#features/safety/safety-retention.server.ts';
import { leavers, yearEnds } from '#features/students/student-retention.server.ts';
import type { DeletionRule, RetentionRule } from '#platform/retention.server.ts';

/** Rules for all periods of the policies, for the daily job and `npm run retention`. @see content §9 @see PD-56 */
export const dailyRules: Readonly<Record<RetentionRuleName, RetentionRule>> = {
  enquiries: consultations,
  otherMessages: otherTopics,
  messageReports,
  leavers,
  closedAccounts,
  privacyRequests: answeredRequests,
  acknowledgements,
  announcements,
  meetings,
  lostMessages,
  signInEvents: securityEvents,
  devices,
  notices,
  mails,
  unsentFiles,
  formerSafetyDetails,
  formerCourtOrders,
};

/** Rules for data about browsers and for what the portal needs for a week at most, and for names: administrators must not learn their number. */
export const hourlyRules: readonly DeletionRule[] = [
  ...signInDataRules,
  enquiryAttempts,
  interruptedUploads,
  yearEnds,
  questionsAboutNobody,
  coursesOfNobody,
  meetingsAboutNobody,
  safeguardingNames,
  unusedBrowsers,
];
