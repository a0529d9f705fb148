import { href, Link } from 'react-router';
import { type InboxView, inboxSearch, inboxViews } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { tabClass, tabListClass } from '#ui/tabs.ts';
import { useShell } from '../shell/use-shell.ts';
import { DraftsNote } from './drafts-note.tsx';
import type { InboxData } from './load-inbox.server.ts';
import { MessageRows } from './message-rows.tsx';
import { OlderMessages } from './older-messages.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

type MessageListProps = InboxData & { isComposing: boolean };

/** Sent and received messages, newest first. @see core §2 */
export function MessageList({ isComposing, ...inbox }: MessageListProps) {
  const t = useTranslate();
  const { page, view, before, search } = inbox;
  const personId = useShell()?.person?.id;
  return (
    <section aria-labelledby="messages-title">
      <h2 id="messages-title" className="sr-only">
        {t('inbox.list')}
      </h2>
      <SearchForm query={search?.query ?? ''} view={view} />
      <InboxViews view={view} query={search?.query ?? ''} />
      {personId && <DraftsNote {...{ personId, messages: page.items, isComposing }} />}
      {search ? <SearchResults {...search} {...{ view, before }} /> : <AllMessages {...inbox} />}
    </section>
  );
}

function AllMessages({ page: { items: messages, next: older }, view, before }: InboxData) {
  const t = useTranslate();
  return (
    <>
      {before && (
        <p className="border-t border-line px-4 py-2 text-sm">
          <Link
            to={`${href('/inbox')}${inboxSearch({ view })}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('inbox.newest')}
          </Link>
        </p>
      )}
      {messages.length === 0 &&
        (view === 'all' ? (
          <EmptyState icon="inbox" title={t('inbox.empty')} className="border-t border-line">
            {t('inbox.empty.text')}
          </EmptyState>
        ) : (
          <EmptyState icon="inbox" title={t(`inbox.none.${view}`)} className="border-t border-line" />
        ))}
      <MessageRows messages={messages} search={inboxSearch({ view, before })} />
      {older && <OlderMessages key={`${view} ${before}`} view={view} before={older} />}
    </>
  );
}

function InboxViews({ view, query }: { view: InboxView; query: string }) {
  const t = useTranslate();
  const unreadCount = useShell()?.unreadCount ?? 0;
  return (
    <nav aria-label={t('inbox.show')}>
      <ul className={classNames(tabListClass, 'px-2')}>
        {inboxViews.map((each) => (
          <li key={each}>
            <Link
              to={`${href('/inbox')}${inboxSearch({ view: each, query })}`}
              preventScrollReset
              aria-current={each === view ? 'true' : undefined}
              className={tabClass}
            >
              {t(`inbox.view.${each}`)}
              {each === 'unread' && unreadCount > 0 && (
                <>
                  <CountBadge count={unreadCount} className="ms-1.5" />
                  <span className="sr-only">{t('inbox.unreadCount', { count: unreadCount })}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
