import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { iconButtonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** @see core §9 */
export function InboxLink({ unreadCount }: { unreadCount: number }) {
  const t = useTranslate();
  const label = unreadCount > 0 ? t('nav.inboxUnread', { count: unreadCount }) : t('nav.inbox');
  return (
    <Link to={href('/inbox')} aria-label={label} title={label} className={`inbox-link ${iconButtonClass}`}>
      <Icon name="mail" />
      {unreadCount > 0 && <CountBadge count={unreadCount} className="absolute end-0 top-0.5 ring-2 ring-ivory" />}
    </Link>
  );
}
