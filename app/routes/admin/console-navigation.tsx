import { Link, useLocation, useNavigation } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { consoleLinks, currentConsoleLink } from './console-links.ts';
import { SearchLink } from './search/search-link.tsx';

const menuId = 'console-menu';

/** At the side of wide screens, below 76rem in a native popover, which works without scripts. @see PD-79 */
export function ConsoleNavigation() {
  const t = useTranslate();
  const here = useLocation();
  const { pathname } = useNavigation().location ?? here;
  const current = currentConsoleLink(pathname);
  return (
    <div className="console-side">
      <div className="console-tools no-print">
        <button
          type="button"
          popoverTarget={menuId}
          className={buttonClass({ variant: 'secondary', size: 'small' }, 'console-menu-button')}
        >
          <Icon name="menu" />
          {t('admin.menu')}
        </button>
        <SearchLink />
      </div>
      <nav popover="auto" id={menuId} aria-label={t('admin.title')} className="console-nav no-print">
        {consoleLinks.map((group) => (
          <ul key={group[0]?.to}>
            {group.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} aria-current={to !== current?.to ? undefined : pathname === to ? 'page' : 'true'}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </div>
  );
}
