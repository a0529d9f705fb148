import { href, Link } from 'react-router';
import type { SentAnnouncement } from '#features/announcements/announcements.ts';
import { listSentAnnouncements } from '#features/announcements/sent-announcements.server.ts';
import { languageOf } from '#http/language.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { parseUuid } from '#platform/uuid.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/sent.ts';
import { audienceText } from './audience-text.ts';
import { stateTones } from './state-tones.ts';

const pageSize = 20;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const after = parseUuid(url.searchParams.get('after'));
  const language = languageOf(request, context);
  const page = await readForSession(context, (tx) => listSentAnnouncements(tx, { language, after, size: pageSize }));
  return { ...page, isFirst: after === null };
}

/** What the author has announced, the newest first. @see PD-66 */
export default function SentAnnouncements({ loaderData: { items, next, isFirst } }: Route.ComponentProps) {
  const t = useTranslate();
  const path = href('/announcements/sent');
  return (
    <PortalPage
      title={t('announcement.sent')}
      back={{ to: href('/announcements'), text: t('announcements.back') }}
      width="text"
    >
      <Link to={href('/announcements/write')} className={buttonClass({ size: 'small' }, 'no-print -mt-2 self-start')}>
        <Icon name="pen-line" />
        {t('announcement.write')}
      </Link>
      {items.length === 0 ? (
        <EmptyState icon="megaphone" level={2} title={t('announcement.sent.empty')} className={cardClass}>
          {t('announcement.sent.empty.text')}
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

function Row({ announcement }: { announcement: SentAnnouncement }) {
  const t = useTranslate();
  const { id, title, language, state, isUrgent, createdAt, publishAt, publishedAt, readers, read } = announcement;
  return (
    <li>
      <Link
        to={href('/announcements/:announcementId/readers', { announcementId: id })}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4 text-ink no-underline hover:bg-ivory focus-visible:-outline-offset-3"
      >
        <span dir="auto" lang={language} className="w-full text-start font-[620] wrap-anywhere">
          {title ?? t('inbox.unreadable')}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone={stateTones[state]}>{t(`announcement.state.${state}`)}</Badge>
          {isUrgent && <Badge tone="clay">{t('announcements.urgent')}</Badge>}
          <LocalTime at={publishedAt ?? publishAt ?? createdAt} format="short" />
          <span>{audienceText(announcement, t)}</span>
          {publishedAt && <span>{t('announcement.sent.readBy', { read, count: readers })}</span>}
        </span>
      </Link>
    </li>
  );
}
