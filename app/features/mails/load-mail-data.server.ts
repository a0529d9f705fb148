import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { MeetingContact } from '#content/mails/queued-mails.ts';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import type { Sealer } from '#platform/sealing.server.ts';

/* Last step before delivery: returns the data of a mail, or deletes or postpones the mail. */

export interface UnreadMessages {
  count: number;
  /** Null if there are several. */
  onlyMessageId: string | null;
}

/** Returns null if the mail must not be sent now, and then deletes the mail or postpones its job. @see PD-31 */
export async function claimMessageNotice(tx: WriteTx, mailId: string): Promise<UnreadMessages | null> {
  const { rows } = await sql<UnreadMessages>`
    select unread as count, only_message as "onlyMessageId" from open_message_notice(${mailId})`.execute(tx);
  return rows[0] ?? null;
}

/** Like `claimMessageNotice`, for contact messages; false if the mail must not be sent now. @see PD-75 */
export async function claimOfficeNotice(tx: WriteTx, mailId: string): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`select open_office_notice(${mailId}) as is_due`.execute(tx);
  return rows[0]?.is_due === true;
}

export interface StudentNews {
  count: number;
  /** Null if there are several. */
  onlyItemId: string | null;
  /** Null if they are about several students. */
  onlyStudentId: string | null;
}

/** Like `claimMessageNotice`. @see PD-48, PD-49 */
export async function claimStudentNotice(tx: WriteTx, mailId: string): Promise<StudentNews | null> {
  const { rows } = await sql<StudentNews>`
    select news as count, only_item as "onlyItemId", only_student as "onlyStudentId"
    from open_student_notice(${mailId})`.execute(tx);
  return rows[0] ?? null;
}

export interface OpenAnnouncements {
  count: number;
  /** Null if there are several. */
  onlyId: string | null;
}

/** Like `claimMessageNotice`, for announcements to read, confirm or answer. @see PD-66 */
export async function claimAnnouncementNotice(tx: WriteTx, mailId: string): Promise<OpenAnnouncements | null> {
  const { rows } = await sql<OpenAnnouncements>`
    select news as count, only_announcement as "onlyId" from open_announcement_notice(${mailId})`.execute(tx);
  return rows[0] ?? null;
}

/** False if the person has read it meanwhile: the mail is deleted then. @see PD-66 */
export async function claimUrgentAnnouncement(tx: WriteTx, mailId: string): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`select open_urgent_announcement(${mailId}) as is_due`.execute(tx);
  return rows[0]?.is_due === true;
}

/** A lesson as JSON; `at`: its start. */
interface LessonState {
  at: string;
  isCancelled: boolean;
  teacherId: string | null;
  hasNote: boolean;
}

export interface LessonNews {
  /** Of the course. */
  names: Partial<Record<Language, string>> & { en: string };
  /** As the receiver knew it. */
  former: LessonState;
  present: LessonState;
  /** Of the receiver. */
  timeZone: string;
  isTeacher: boolean;
}

/** Like `claimMessageNotice`, for changed lessons. @see PD-67 */
export async function claimLessonNotice(tx: WriteTx, mailId: string): Promise<LessonNews[] | null> {
  const { rows } = await sql<LessonNews>`
    select names, former, present, time_zone as "timeZone", is_teacher as "isTeacher"
    from open_lesson_notice(${mailId})`.execute(tx);
  return rows.length > 0 ? rows : null;
}

export interface PublishedPolicy {
  policy: string;
  number: number;
}

/** Like `claimMessageNotice`, for policies that wait for an acknowledgement. @see PD-61 */
export async function claimPolicyNotice(tx: WriteTx, mailId: string): Promise<PublishedPolicy[] | null> {
  const { rows } = await sql<PublishedPolicy>`select policy, number from open_policy_notice(${mailId})`.execute(tx);
  return rows.length > 0 ? rows : null;
}

export interface NewSignIn {
  at: Date;
  /** `Firefox/Windows`; an unknown part is empty. Null if the browser requested nothing. */
  device: string | null;
  timeZone: string | null;
}

export async function loadNewSignIn(tx: Tx, mailId: string): Promise<NewSignIn> {
  const { rows } = await sql<NewSignIn>`
    select signed_in_at as at, device, time_zone as "timeZone" from accounts.new_device_of_mail(${mailId})`.execute(tx);
  const [signIn] = rows;
  if (!signIn) throw new Error(`Mail ${mailId} has no sign-in`);
  return signIn;
}

export interface MeetingNews {
  /** `offered`, or what happened to the meeting. */
  change: string;
  /** Null, like the times, for an offer. */
  meetingId: string | null;
  startsAt: Date;
  endsAt: Date;
  revision: number;
  cancelledBy: 'school' | 'family' | null;
  ownerName: string;
  /** The receiver is the owner of the offer. */
  isOwner: boolean;
  /** In which the receiver reads times. */
  zone: string;
  offerId: string;
  /** Encrypted, of an offer to an enquiry. */
  contact: Buffer | null;
  /** Of the owner within a day from this one on. */
  meetingsOfDay: number;
}

/** Returns null, and deletes the mail, if its receiver does not see the meeting any more or it says nothing true. @see PD-69 */
export async function claimMeetingMail(tx: WriteTx, mailId: string): Promise<MeetingNews | null> {
  const { rows } = await sql<MeetingNews>`
    select change, meeting_id as "meetingId", starts_at as "startsAt", ends_at as "endsAt", revision,
      cancelled_by as "cancelledBy", owner_name as "ownerName", is_owner as "isOwner", zone, offer_id as "offerId", contact,
      meetings_of_day as "meetingsOfDay"
    from open_meeting_mail(${mailId})`.execute(tx);
  return rows[0] ?? null;
}

/** As the feature of meetings has encrypted it. */
export const openContact = (sealer: Sealer, offerId: string, contact: Buffer): MeetingContact =>
  JSON.parse(sealer.unseal({ table: 'meeting_offers', column: 'contact', id: offerId }, contact));
