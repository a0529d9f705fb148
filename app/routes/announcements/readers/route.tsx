import { data, href } from 'react-router';
import { countReaders, countReadings, listReaders } from '#features/announcements/announcement-readers.server.ts';
import { readerList } from '#features/announcements/announcements.ts';
import { findSentAnnouncement } from '#features/announcements/sent-announcements.server.ts';
import { listFilesOfAnnouncement } from '#features/files/files.server.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { loadList } from '#http/lists.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { searchResponseInit } from '#http/searches.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import sheet from '../../admin/console.css?url';
import { PortalPage } from '../../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { AnnouncementActions } from './announcement-actions.tsx';
import { AnnouncementFacts } from './announcement-facts.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { handleAct } from './handle-act.server.ts';
import { OwnText } from './own-text.tsx';
import { ReaderList } from './reader-list.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }];

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const announcementId = requireId(params.announcementId);
  const found = await readForSession(context, async (tx) => {
    const announcement = await findSentAnnouncement(tx, announcementId);
    if (!announcement) return null;
    const [counts, files] = await Promise.all([
      countReadings(tx, announcementId),
      listFilesOfAnnouncement(tx, announcementId),
    ]);
    return { announcement, counts, files };
  });
  if (!found) throw data(null, { status: 404 });
  const ofAnnouncement = new URL(url);
  ofAnnouncement.searchParams.set('announcement', announcementId);
  const list = await loadList({ request, url: ofAnnouncement, context }, readerList, {
    page: listReaders,
    count: countReaders,
  });
  return data({ ...found, list }, searchResponseInit({ waitSeconds: list.searchWaitSeconds }));
}

export const action = (args: Route.ActionArgs) => handleAct(args, requireId(args.params.announcementId));

/** One announcement of the author: its text, who has read it, and what can be done. @see PD-66 */
export default function AnnouncementReaders({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { announcement, counts, files, list } = loaderData;
  const { id, texts } = announcement;
  const title = texts[0]?.title || t('inbox.unreadable');
  const path = href('/announcements/:announcementId/readers', { announcementId: id });
  const confirmation = confirmationIn(actionData);
  const wasPublished = announcement.publishedAt !== null;
  return (
    <PortalPage
      title={title}
      heading={
        <span dir="auto" lang={texts[0]?.language} className="block text-start wrap-anywhere">
          {title}
        </span>
      }
      back={{ to: href('/announcements/sent'), text: t('announcement.sent.back') }}
      width="table"
    >
      {confirmation && <ConfirmWithdrawal key={confirmation.id} fields={confirmation.fields} cancelTo={path} />}
      <AnnouncementFacts announcement={announcement} counts={counts} />
      <AnnouncementActions announcement={announcement} hasOpenReaders={counts.people > 0} />
      <OwnText announcement={announcement} files={files} />
      {wasPublished && <ReaderList announcement={announcement} list={list} path={path} />}
    </PortalPage>
  );
}
