import { ArrowDownLeft, ArrowUpRight, CheckCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedMessage } from '../../features/messages/messages.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { LocalTime } from '../../i18n/local-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';

type MessageRowProps = { message: ListedMessage; before: string | null; isOpen: boolean };

/**
 * One line of the list. Never fetched ahead: opening is what marks it read. The list tells which one is open:
 * each NavLink would find that out by itself, fifty times a page. @see R4
 */
export function MessageRow({ message, before, isOpen }: MessageRowProps) {
  const t = useTranslate();
  const { id, direction, other, subject, isRead, createdAt } = message;
  const isUnread = direction === 'received' && !isRead;
  return (
    <Link
      to={`/inbox/${id}${before ? `?before=${encodeURIComponent(before)}` : ''}`}
      aria-current={isOpen ? 'page' : undefined}
      className={rowClass(isUnread)}
    >
      <DirectionSign direction={direction} />
      {isUnread && <span className="sr-only">{t('message.unread')}.</span>}
      <span className="sr-only">{t(direction === 'sent' ? 'message.sent' : 'message.received')}</span>
      <span className={classNames('flex min-w-0 gap-1', isUnread ? 'font-[680]' : 'font-[520]')}>
        {direction === 'sent' && (
          <span aria-hidden className="font-normal text-ink-soft">
            {t('message.to')}
          </span>
        )}
        <bdi translate="no" className="truncate">
          {other?.fullName ?? t('message.formerUser')}
        </bdi>
      </span>
      <LocalTime at={createdAt} look="day" className="justify-self-end text-sm whitespace-nowrap text-ink-soft" />
      <span
        dir="auto"
        translate="no"
        className={classNames(
          'col-start-2 max-w-full justify-self-start truncate text-sm',
          isUnread ? 'font-[640]' : 'text-ink-soft',
        )}
      >
        {subject ?? t('inbox.unreadable')}
      </span>
      <span className="justify-self-end">
        {isUnread && (
          <Badge tone="brass">
            <span aria-hidden>{t('message.new')}</span>
          </Badge>
        )}
        {direction === 'sent' && isRead && (
          <span title={t('message.read')} className="text-moss">
            <CheckCheck aria-hidden className="size-4.5" />
            <span className="sr-only">{t('message.read')}</span>
          </span>
        )}
      </span>
    </Link>
  );
}

function rowClass(isUnread: boolean): string {
  return classNames(
    'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-s-4 py-3 ps-3 pe-4 no-underline',
    'hover:bg-ivory focus-visible:-outline-offset-3 focus-visible:shadow-none',
    'aria-[current]:bg-sea-tint aria-[current]:border-s-sea',
    isUnread ? 'border-s-brass-bright bg-paper' : 'border-s-transparent',
  );
}

/** In or out, by shape and not by colour alone. */
function DirectionSign({ direction }: Pick<ListedMessage, 'direction'>) {
  const isSent = direction === 'sent';
  const Arrow = isSent ? ArrowUpRight : ArrowDownLeft;
  return (
    <span
      aria-hidden
      className={classNames(
        'row-span-2 inline-flex size-9 items-center justify-center rounded-full border',
        isSent ? 'border-line bg-sand text-ink-soft' : 'border-sea/20 bg-sea-tint text-sea',
      )}
    >
      <Arrow className="mirrored size-4.5" />
    </span>
  );
}
