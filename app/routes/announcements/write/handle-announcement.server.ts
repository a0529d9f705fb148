import { data, href } from 'react-router';
import { type AnnouncementValues, announcementSchema, textsOf } from '#features/announcements/announcements.schema.ts';
import { announcementLimits, type Reach } from '#features/announcements/announcements.ts';
import { findReach, peopleIn } from '#features/announcements/audiences.server.ts';
import { AnnouncementRefused, publishAnnouncement } from '#features/announcements/publish-announcement.server.ts';
import { type AttachingRefused, attachFiles } from '#features/files/attach-files.server.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { languageOf } from '#http/language.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { momentAt } from '#i18n/time-in-zone.ts';
import { parseFormWithFiles } from '../../attachments/posted-files.server.ts';
import { addressedIn } from '../audience-query.ts';
import { type AnnouncementField, announcementForm } from './announcement-form.ts';

/** Publishes the announcement after a step that shows whom it reaches, or returns the form. @see R9 @see PD-66 */
export async function handleAnnouncement({ request, url, context }: RequestArgs) {
  const addressed = addressedIn(url.searchParams);
  if (!addressed) throw data(null, { status: 400 });
  const language = languageOf(request, context);
  const zone = zoneOfReader(request, context);
  const { files, isConfirmed, ...posted } = await parseFormWithFiles(
    request,
    context,
    announcementSchema(language),
    announcementForm,
  );
  return handleForm(
    context,
    posted,
    async (values) => {
      const publishAt = momentOf(values, zone);
      const isUrgent = values.isUrgent;
      const texts = textsOf(values, language);
      if (!isConfirmed) {
        const reach = await readForSession(context, (tx) => findReach(tx, { ...addressed, isUrgent }));
        const question = { ...questionAbout(reach, publishAt), texts, isUrgent, fields: posted.values };
        return confirmationResponse(context, question, posted);
      }
      const announcement = { ...optionsOf(values), ...addressed, publishAt, texts };
      await writeForSession(context, async (tx) => {
        const announcementId = await publishAnnouncement(tx, announcement);
        const fileIds = files.map(({ id }) => id);
        if (fileIds.length > 0) await attachFiles(tx, { announcementId, fileIds });
      });
      throw redirectWithNotice(context, href('/announcements/sent'), {
        tone: 'success',
        text: publishAt === null ? 'announcement.published' : 'announcement.scheduled',
      });
    },
    refusals,
  );
}

/** @throws AnnouncementRefused if nothing can be published */
function questionAbout(reach: Reach | null, publishAt: Date | null) {
  if (reach === null) throw new AnnouncementRefused('not permitted');
  if (peopleIn(reach) === 0) throw new AnnouncementRefused('nobody');
  if (peopleIn(reach) > announcementLimits.people) throw new AnnouncementRefused('too many people');
  if (publishAt !== null && publishAt.getTime() <= Date.now()) throw new AnnouncementRefused('too late');
  return { reach, publishAt };
}

const momentOf = ({ publishDay, publishTime }: AnnouncementValues, zone: string): Date | null =>
  publishDay === '' ? null : momentAt(publishDay, publishTime, zone);

const optionsOf = ({ requestId, isUrgent, confirmBy, answerBy }: AnnouncementValues) => ({
  requestId,
  isUrgent,
  confirmBy: confirmBy || null,
  answerBy: answerBy || null,
});

type Reason = AnnouncementRefused['reason'] | AttachingRefused['reason'];

const refusals: FormRefusals<AnnouncementField, Reason> = {
  gone: () => ({ errors: { attachments: 'attachments.gone' } }),
  'not permitted': () => ({ problem: { text: 'announcement.notPermitted' }, status: 403 }),
  nobody: () => ({ problem: { text: 'announcement.nobody.text' } }),
  'too many people': () => ({
    problem: { text: 'announcement.tooManyPeople', parameters: { count: String(announcementLimits.people) } },
  }),
  'too late': () => ({ errors: { publishDay: 'announcement.time.past' } }),
};
