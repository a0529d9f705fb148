import { Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Island } from '#islands/island.tsx';
import { Button, buttonClass, iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { translationDialogId } from '../translation/translation-dialog.tsx';
import { InboxLink } from './inbox-link.tsx';
import { usePortalEntry } from './portal-entry.ts';
import { publicLinks } from './public-links.ts';
import { SideMenu, sideMenuId } from './side-menu.tsx';

export type HeaderProps = {
  signedIn: boolean;
  unreadCount: number;
  /** A temporary password must be replaced first: the portal link leads to that page. */
  passwordDue?: boolean | undefined;
  /** The page of questions exists in this language. */
  hasQuestions: boolean;
};

/** @see core §2 Global elements */
export function Header({ signedIn, unreadCount, passwordDue = false, hasQuestions }: HeaderProps) {
  const t = useTranslate();
  return (
    <header className="no-print relative border-b border-line bg-ivory text-sea">
      <div className="header-row mx-auto flex max-w-[90rem] items-center gap-3 px-4 py-3 sm:px-6 2xl:gap-5">
        <Wordmark className="me-auto" />
        <nav aria-label={t('nav.main')} className="hidden wide:block">
          <ul className="flex items-center gap-1">
            {publicLinks.map(({ path, label }) => (
              <li key={path}>
                <PublicLink to={path} className="top-link">
                  {t(label)}
                </PublicLink>
              </li>
            ))}
          </ul>
        </nav>
        <Button
          variant="quiet"
          size="small"
          commandfor={translationDialogId}
          command="show-modal"
          className="whitespace-nowrap max-lg:hidden"
        >
          <Icon name="languages" />
          {t('nav.translate')}
        </Button>
        <PortalLinks {...{ signedIn, unreadCount, passwordDue }} />
        <PublicLink
          to="/admissions#enquiry"
          className={buttonClass({ size: 'small' }, 'whitespace-nowrap max-md:hidden')}
        >
          {t('nav.requestConsultation')}
        </PublicLink>
        <button
          type="button"
          popoverTarget={sideMenuId}
          aria-label={t('nav.openMenu')}
          className={classNames(iconButtonClass, 'wide:hidden')}
        >
          <Icon name="menu" />
        </button>
      </div>
      <SideMenu {...{ signedIn, passwordDue, hasQuestions }} />
    </header>
  );
}

function PortalLinks({ signedIn, unreadCount, passwordDue = false }: Omit<HeaderProps, 'hasQuestions'>) {
  const t = useTranslate();
  const entry = usePortalEntry({ signedIn, passwordDue });
  const links = (
    <div data-portal-links className="contents">
      {signedIn && !passwordDue && <InboxLink unreadCount={unreadCount} />}
      {entry && (
        <Link
          to={entry.to}
          className={buttonClass({ variant: 'secondary', size: 'small' }, 'whitespace-nowrap max-md:hidden')}
        >
          {t(entry.label)}
        </Link>
      )}
    </div>
  );
  if (!signedIn || passwordDue) return links;
  return (
    <Island name="portal-links" props={{}} className="contents">
      {links}
      <p aria-live="polite" className="sr-only" />
    </Island>
  );
}
