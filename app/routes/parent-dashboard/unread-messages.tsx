import { Form, href, Link, useLocation } from 'react-router';
import type { ListedMessage } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import type { Page } from '#platform/lists.ts';
import { Button } from '#ui/button.tsx';

/** The newest unread messages. Must not be prefetched: opening a message marks it read. @see R4 */
export function UnreadMessages({ items, next }: Page<ListedMessage>) {
  const t = useTranslate();
  return (
    <>
      <ul className="mt-2 -mb-1 divide-y divide-line">
        {items.map((message) => (
          <li key={message.id}>
            <UnreadMessage {...message} />
          </li>
        ))}
      </ul>
      {next && (
        <Link
          to={`${href('/inbox')}?show=unread`}
          className="text-link mt-2 -mb-2 inline-flex min-h-11 items-center text-sm"
        >
          {t('dashboard.notifications.allUnread')}
        </Link>
      )}
      <MarkRead items={items} />
    </>
  );
}

function MarkRead({ items }: Pick<Page<ListedMessage>, 'items'>) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={`${pathname}${search}`} preventScrollReset className="no-print mt-3">
      {items.map(({ id }) => (
        <input key={id} type="hidden" name="messageId" value={id} />
      ))}
      <Button type="submit" variant="secondary" size="small">
        {t(items.length === 1 ? 'dashboard.notifications.markRead.one' : 'dashboard.notifications.markRead.many')}
      </Button>
    </Form>
  );
}

function UnreadMessage({ id, otherName, otherOffice, subject, createdAt }: ListedMessage) {
  const t = useTranslate();
  return (
    <Link
      to={href('/inbox/:messageId', { messageId: id })}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2.5 text-ink no-underline hover:underline"
    >
      <span className="sr-only">{t('message.received')}</span>
      <bdi translate="no" className="truncate font-[620] page-side">
        {otherOffice ? t(`office.${otherOffice}`) : (otherName ?? t('message.formerUser'))}
      </bdi>
      <span className="text-sm text-ink-soft">
        <LocalDay at={createdAt} />
      </span>
      <span dir="auto" translate="no" className="col-span-2 truncate text-sm text-ink-soft page-side">
        {subject ?? t('inbox.unreadable')}
      </span>
    </Link>
  );
}
