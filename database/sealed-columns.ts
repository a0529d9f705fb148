import type pg from 'pg';
import { sealedAbsences } from '#features/absences/sealed-absences.server.ts';
import { sealedAuthenticatorSetups, sealedAuthenticators } from '#features/accounts/sealed-authenticators.server.ts';
import { sealedAnnouncements } from '#features/announcements/sealed-announcements.server.ts';
import { sealedCourses, sealedLessonChanges } from '#features/courses/sealed-courses.server.ts';
import { sealedEnquiries } from '#features/enquiries/sealed-enquiries.server.ts';
import { sealedEntries } from '#features/enquiries/sealed-entries.server.ts';
import { sealedFeedback } from '#features/feedback/sealed-feedback.server.ts';
import { sealedChunks, sealedFiles } from '#features/files/sealed-files.server.ts';
import { sealedMails } from '#features/mails/sealed-mails.server.ts';
import { sealedMeetingOffers } from '#features/meetings/sealed-meetings.server.ts';
import { sealedSafeguardingNames } from '#features/messages/safeguarding-names.server.ts';
import { sealedMessageReports, sealedOpenings } from '#features/messages/sealed-message-reports.server.ts';
import { sealedMessages } from '#features/messages/sealed-messages.server.ts';
import { sealedPrivacyRequests } from '#features/privacy-requests/sealed-privacy-requests.server.ts';
import { sealedPushKeys, sealedPushSubscriptions } from '#features/push/sealed-push.server.ts';
import { sealedReportDrafts, sealedReportVersions } from '#features/reports/sealed-reports.server.ts';
import { sealedCourtOrders, sealedSafetyRecords } from '#features/safety/sealed-safety.server.ts';
import type { ResealedTable } from '#platform/reseal.server.ts';
import { type Keyring, type SealingContext, UnsealError } from '#platform/sealing.server.ts';
/** A test detects missing columns. */
export const sealedTables = [
  sealedMessages,
  sealedMessageReports,
  sealedOpenings,
  sealedSafeguardingNames,
  sealedEnquiries,
  sealedEntries,
  sealedMails,
  sealedFiles,
  sealedChunks,
  sealedAuthenticators,
  sealedAuthenticatorSetups,
  sealedAbsences,
  sealedSafetyRecords,
  sealedCourtOrders,
  sealedReportDrafts,
  sealedReportVersions,
  sealedFeedback,
  sealedPrivacyRequests,
  sealedPushKeys,
  sealedPushSubscriptions,
  sealedAnnouncements,
  sealedCourses,
  sealedLessonChanges,
  sealedMeetingOffers,
] as unknown as readonly ResealedTable<SealedRow>[];

type SealedRow = { id: string } & Record<string, Buffer | string | number | null>;

const sampleSize = 50;

/** @returns a line for each column with values that cannot be decrypted */
export async function checkSealedSamples(client: pg.ClientBase, keyring: Keyring): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, sealed, contextColumns, contextOf } of sealedTables) {
    for (const column of sealed) {
      const { rows } = await client.query<SealedRow & { value: Buffer }>(
        `select ${['id', ...contextColumns, `${column} as value`].join(', ')} from public.${name}
         where ${column} is not null order by md5(id::text) limit ${sampleSize}`,
      );
      const failed = rows.filter((row) => !opens(keyring, contextOf(column, row), row.value));
      if (failed.length > 0) {
        problems.push(`${name}.${column}: ${failed.length} of ${rows.length} values cannot be decrypted`);
      }
    }
  }
  return problems;
}

function opens(keyring: Keyring, context: SealingContext, value: Buffer): boolean {
  try {
    keyring.unsealBytes(context, value);
    return true;
  } catch (error) {
    if (error instanceof UnsealError) return false;
    throw error;
  }
}
