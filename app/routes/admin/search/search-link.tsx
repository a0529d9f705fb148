import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { areShortcutsOff, shortcutOf } from '../../inbox/shortcut-of.ts';

const SearchDialog = lazy(() => import('./search-dialog.tsx'));

/** Opens the field of the console, also by `/` and `Ctrl K`; without a script it leads to the page with the same search. */
export function SearchLink() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  }
  return (
    <>
      <Link
        to={href('/admin-console/search')}
        onClick={open}
        aria-keyshortcuts="/ Control+K"
        className="console-search-link"
      >
        <Icon name="search" className="size-4.5" />
        {t('admin.search')}
        <kbd aria-hidden className="ms-auto max-wide:hidden">
          /
        </kbd>
      </Link>
      {isOpen && (
        <Suspense>
          <SearchDialog onClosed={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Single keys can be turned off (WCAG 2.1.4). */
function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog:modal')) return false;
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') return true;
  return shortcutOf(event) === 'search' && !areShortcutsOff();
}
