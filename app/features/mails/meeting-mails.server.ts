import { href } from 'react-router';
import { defaultLanguage, type Language, languages } from '#content/languages.ts';
import {
  calendarTitle,
  type MeetingChange,
  type MeetingMail,
  meetingChanges,
  meetingMail,
} from '#content/mails/meeting.ts';
import { meetingOfferedMail } from '#content/mails/meeting-offered.ts';
import type { MeetingContact } from '#content/mails/queued-mails.ts';
import { school } from '#content/school.ts';
import { dateFormatter } from '#i18n/dates.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { calendarFile } from '#platform/ical.server.ts';
import { personNamePattern } from '#platform/text-rules.ts';
import { type Compose, type ComposedMail, mailTo, type QueuedMail, toAccount } from './compose-mail.server.ts';
import { claimMeetingMail, type MeetingNews, openContact } from './load-mail-data.server.ts';

/** Mails about meetings, to people with an account and to invited people without one. @see PD-69 */
export const meetingMails = {
  meeting: async (queued, tx) => {
    const news = await claimMeetingMail(tx, queued.id);
    return news && meetingMailOf(queued, news);
  },
  'enquiry-meeting': async (queued, tx) => {
    const news = await claimMeetingMail(tx, queued.id);
    return news && invitedMail(tx, queued, news);
  },
} satisfies Record<string, Compose>;

export function meetingMailOf(queued: QueuedMail, news: MeetingNews): ComposedMail {
  const to = news.isOwner ? 'staff' : 'family';
  const path = news.isOwner
    ? href('/meetings/offers/:offerId', { offerId: news.offerId })
    : href('/meetings/:meetingId', { meetingId: news.meetingId ?? '' });
  const link = queued.portal + path;
  const mail = { ...aboutMeeting(news), to, link } as const;
  const composed = toAccount(queued, (account) => meetingMail({ ...mail, ...account }), { label: 'seeMeeting', link });
  return { ...composed, ...attached(queued, news, { ...mail, language: queued.language }) };
}

async function invitedMail(tx: WriteTx, queued: QueuedMail, news: MeetingNews): Promise<ComposedMail> {
  if (news.contact === null) throw new Error(`Mail ${queued.id} has no recipient`);
  return invitedMailOf(queued, news, openContact(tx, news.offerId, news.contact));
}

/** Anyone can enter any address: the name only if it looks like one, and nothing that was written. */
export function invitedMailOf(
  queued: QueuedMail,
  news: MeetingNews,
  { name, email, language, token }: MeetingContact,
): ComposedMail {
  const fullName = personNamePattern.test(name) ? name : null;
  const link = `${queued.portal}${href('/meet')}?${new URLSearchParams({ token })}`;
  const receiver = { name: fullName ?? '', address: email };
  const { portal } = queued;
  if (news.change === 'offered') {
    const content = meetingOfferedMail({ fullName, ownerName: news.ownerName, link, language });
    return mailTo(receiver, { language, portal, button: { label: 'chooseTime', link } }, content);
  }
  const mail = { ...aboutMeeting(news), to: 'invited', fullName, link, language } as const;
  const about = { language, portal, button: { label: 'seeMeeting', link } } as const;
  return { ...mailTo(receiver, about, meetingMail(mail)), ...attached(queued, news, mail) };
}

function aboutMeeting(news: MeetingNews) {
  const change = changeOf(news);
  const timeIn = (language: Language) => timeWithZone(language, news);
  return {
    change,
    timeIn,
    ownerName: news.ownerName,
    cancelledBy: news.cancelledBy,
    meetingsOfDay: news.meetingsOfDay,
  };
}

function changeOf({ change }: MeetingNews): MeetingChange {
  const known = meetingChanges.find((each) => each === change);
  if (!known) throw new Error(`Unknown change of a meeting: ${change}`);
  return known;
}

function timeWithZone(language: Language, { startsAt, zone: timeZone }: MeetingNews): string {
  const format = dateFormatter(languages[language].dateLocale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${format(startsAt)} (${timeZone})`;
}

/** A reminder has none: the calendar has the entry. */
function attached(
  { portal }: QueuedMail,
  news: MeetingNews,
  { to, ownerName, link, language, change }: Pick<MeetingMail, 'to' | 'ownerName' | 'link' | 'language' | 'change'>,
): Pick<ComposedMail, 'calendar'> {
  if (change === 'reminder') return {};
  const isCancelled = change === 'cancelled';
  const content = calendarFile(school.name, {
    uid: `${news.meetingId}@${new URL(portal).hostname}`,
    sequence: news.revision,
    startsAt: news.startsAt,
    endsAt: news.endsAt,
    title: calendarTitle({ to, ownerName }, language ?? defaultLanguage),
    link,
    isCancelled,
  });
  return { calendar: { method: isCancelled ? 'CANCEL' : 'PUBLISH', content } };
}
