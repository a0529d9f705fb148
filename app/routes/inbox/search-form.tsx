import { Form, href } from 'react-router';
import type { InboxView } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';

const searchFieldId = 'inbox-search';

/** Submits only the search and the view, so that a new search begins with the newest messages. */
export function SearchForm({ query, view }: { query: string; view: InboxView }) {
  const t = useTranslate();
  return (
    <Form
      role="search"
      action={href('/inbox')}
      key={`${view} ${query}`}
      preventScrollReset
      className="flex gap-2 px-4 pt-3 pb-1"
    >
      {view !== 'all' && <input type="hidden" name="show" value={view} />}
      <label htmlFor={searchFieldId} className="sr-only">
        {t('inbox.search')}
      </label>
      <input
        id={searchFieldId}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={t('inbox.search')}
        maxLength={100}
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        className="control min-w-0 grow"
      />
      <button
        type="submit"
        aria-label={t('inbox.search.submit')}
        title={t('inbox.search.submit')}
        className="icon-button shrink-0"
      >
        <Icon name="search" />
      </button>
    </Form>
  );
}

/** False where the list is hidden, as on a phone beside an open message. */
export function focusSearch(): boolean {
  const field = document.getElementById(searchFieldId);
  if (!(field instanceof HTMLInputElement) || !field.checkVisibility()) return false;
  field.focus();
  field.select();
  return true;
}
