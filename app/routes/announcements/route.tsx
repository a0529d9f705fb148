import { href, Link } from 'react-router';
import { listAnnouncements } from '#features/announcements/announcements.server.ts';
import type { ListedAnnouncement } from '#features/announcements/announcements.ts';
import { findAnnouncementScope } from '#features/announcements/audiences.server.ts';
import { languageOf } from '#http/language.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import { parseUuid } from '#platform/uuid.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';

const pageSize = 25;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const after = parseUuid(url.searchParams.get('after'));
  const language = languageOf(request, context);
  return readForSession(context, async (tx) => {
    const [page, scope] = await Promise.all([
      listAnnouncements(tx, { language, after, size: pageSize }),
      findAnnouncementScope(tx),
    ]);
    return { ...page, isFirst: after === null, isAuthor: scope !== null };
  });
}

/** What the reader was told, the newest first. @see PD-66 */
export default function Announcements({ loaderData: { items, next, isFirst, isAuthor } }: Route.ComponentProps) {
  const t = useTranslate();
  const path = href('/announcements');
  return (
    <PortalPage title={t('announcements.title')} lead={t('announcements.lead')} width="text">
      {isAuthor && (
        <div className="no-print -mt-2 flex flex-wrap gap-3">
          <Link to={href('/announcements/write')} className={buttonClass({ size: 'small' })}>
            <Icon name="pen-line" />
            {t('announcement.write')}
          </Link>
          <Link to={href('/announcements/sent')} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('announcement.sent')}
          </Link>
        </div>
      )}
      {items.length === 0 ? (
        <EmptyState icon="megaphone" level={2} title={t('announcements.empty')} className={cardClass}>
          {t('announcements.empty.text')}
        </EmptyState>
      ) : (
        <ul className={classNames(cardClass, 'divide-y divide-line')}>
          {items.map((announcement) => (
            <Row key={announcement.id} announcement={announcement} />
          ))}
        </ul>
      )}
      <ListPages first={isFirst ? null : path} next={next && `${path}?after=${next}`} />
    </PortalPage>
  );
}

/** Must not be prefetched: opening marks read. @see R4 */
function Row({ announcement }: { announcement: ListedAnnouncement }) {
  const { language: ownLanguage, t } = useLanguage();
  const { id, title, language, authorName, publishedAt, isUrgent, isRead, isToConfirm, isToAnswer } = announcement;
  return (
    <li>
      <Link
        to={href('/announcements/:announcementId', { announcementId: id })}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 px-5 py-4 text-ink no-underline hover:bg-ivory focus-visible:-outline-offset-3"
      >
        <span
          dir="auto"
          lang={language === ownLanguage ? undefined : language}
          className={classNames('text-start wrap-anywhere', !isRead && 'font-[650]')}
        >
          {title ?? t('inbox.unreadable')}
        </span>
        <span className="text-sm text-ink-soft">
          <LocalDay at={publishedAt.getTime()} />
        </span>
        <span className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <bdi translate="no">{authorName ?? t('announcement.former')}</bdi>
          {!isRead && <Badge tone="sea">{t('announcements.new')}</Badge>}
          {isUrgent && <Badge tone="clay">{t('announcements.urgent')}</Badge>}
          {isToConfirm && <Badge tone="brass">{t('announcements.toConfirm')}</Badge>}
          {isToAnswer && <Badge tone="brass">{t('announcements.toAnswer')}</Badge>}
        </span>
      </Link>
    </li>
  );
}
