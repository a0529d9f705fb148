import { href, Link } from 'react-router';
import { type InboxView, inboxSearch, type MessageSearch } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MessageRows } from './message-rows.tsx';

export interface InboxSearch {
  query: string;
  /** Null while the person has to wait. */
  found: MessageSearch | null;
  waitSeconds: number;
}

type SearchResultsProps = InboxSearch & {
  view: InboxView;
  /** Cursor of the newest message that was searched, unless the search began with the newest of all. */
  before: string | null;
};

export function SearchResults({ query, found, waitSeconds, view, before }: SearchResultsProps) {
  const t = useTranslate();
  if (found === null)
    return (
      <p role="status" className="border-t border-line p-4">
        {t('ui.search.tooMany', { count: waitSeconds })}
      </p>
    );
  const { items, searched, searchedTo, next } = found;
  const isEmpty = items.length === 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 text-sm">
        <p role="status" className="text-ink-soft">
          {isEmpty ? t('inbox.search.none') : t('inbox.search.found', { count: items.length })}
        </p>
        <Link to={`${href('/inbox')}${inboxSearch({ view })}`} className="text-link inline-flex min-h-11 items-center">
          {t('inbox.search.clear')}
        </Link>
      </div>
      {before && (
        <p className="border-t border-line px-4 text-sm">
          <Link
            to={`${href('/inbox')}${inboxSearch({ view, query })}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('inbox.search.newest')}
          </Link>
        </p>
      )}
      {isEmpty && (
        <EmptyState icon="search-x" title={t('inbox.search.none')} className="border-t border-line">
          {t('inbox.search.none.text')}
        </EmptyState>
      )}
      <MessageRows messages={items} search={inboxSearch({ view, query, before })} />
      {next && searchedTo !== null && (
        <div className="border-t border-line p-4 text-center text-sm text-ink-soft">
          <p>
            {t('inbox.search.searched', { count: searched })} <LocalTime at={new Date(searchedTo)} format="short" />
          </p>
          <Link
            to={`${href('/inbox')}${inboxSearch({ view, query, before: next })}`}
            className={buttonClass({ variant: 'secondary', size: 'small' }, 'mt-3')}
          >
            {t('inbox.search.older')}
          </Link>
        </div>
      )}
    </>
  );
}
