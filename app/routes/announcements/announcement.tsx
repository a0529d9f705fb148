import { data, href, redirect } from 'react-router';
import { languages } from '#content/languages.ts';
import { findAnnouncement } from '#features/announcements/announcements.server.ts';
import { markAnnouncementRead } from '#features/announcements/answer-announcement.server.ts';
import { findSentAnnouncement } from '#features/announcements/sent-announcements.server.ts';
import { listFilesOfAnnouncement } from '#features/files/files.server.ts';
import { answerTo } from '#forms/form-answer.ts';
import { isOpening } from '#http/is-opening.server.ts';
import { languageOf } from '#http/language.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { MessageAttachments } from '../attachments/message-attachments.tsx';
import { MessageBody } from '../inbox/message-body.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/announcement.ts';
import { AnswerQuestion } from './answer-question.tsx';
import { ConfirmReading } from './confirm-reading.tsx';
import { handleResponse } from './handle-response.server.ts';
import { questionForm } from './question-form.ts';

/** Opening it marks it as read. Its author is redirected to the page of readers. @see R4 @see PD-66 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const announcementId = requireId(params.announcementId);
  const language = languageOf(request, context);
  const { announcement, files, isOwn } = await readForSession(context, async (tx) => {
    const announcement = await findAnnouncement(tx, announcementId, language);
    const files = announcement ? await listFilesOfAnnouncement(tx, announcementId) : [];
    const isOwn = announcement === null && (await findSentAnnouncement(tx, announcementId)) !== null;
    return { announcement, files, isOwn };
  });
  if (isOwn) throw redirect(href('/announcements/:announcementId/readers', { announcementId }), 303);
  if (!announcement) throw data(null, { status: 404 });
  if (!announcement.isRead && isOpening(request))
    await writeForSession(context, (tx) => markAnnouncementRead(tx, announcementId));
  return { announcement, files };
}

export const action = (args: Route.ActionArgs) => handleResponse(args, requireId(args.params.announcementId));

export default function AnnouncementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { announcement, files } = loaderData;
  const { language: ownLanguage, t } = useLanguage();
  const { id, title, body, language, authorName, publishedAt, correctedAt, isUrgent } = announcement;
  const shownTitle = title ?? t('inbox.unreadable');
  return (
    <PortalPage
      title={shownTitle}
      heading={
        <span dir="auto" lang={language} className="block text-start wrap-anywhere">
          {shownTitle}
        </span>
      }
      lead={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <bdi translate="no">{authorName ?? t('announcement.former')}</bdi>
          <LocalTime at={publishedAt} format="long" />
          {isUrgent && <Badge tone="clay">{t('announcements.urgent')}</Badge>}
          {correctedAt && (
            <span>
              <Badge tone="brass">{t('announcement.corrected')}</Badge> <LocalTime at={correctedAt} format="short" />
            </span>
          )}
        </span>
      }
      back={{ to: href('/announcements'), text: t('announcements.back') }}
      width="text"
    >
      <Card>
        {language !== ownLanguage && (
          <p className="text-sm text-ink-soft">
            {t('announcement.language', { language: languages[language].ownName })}
          </p>
        )}
        <div className="[&>div]:first:mt-0">
          <MessageBody text={body} language={language} />
        </div>
        <MessageAttachments messageId={id} files={files} level={2} />
      </Card>
      <ConfirmReading announcement={announcement} />
      <AnswerQuestion announcement={announcement} answer={answerTo(questionForm, actionData)} />
    </PortalPage>
  );
}
