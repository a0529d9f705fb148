import { Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button, buttonClass, iconButtonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { OtherLanguages } from '../translation/other-languages.tsx';
import { translationDialogId } from '../translation/translation-dialog.tsx';
import { usePortalEntry } from './portal-entry.ts';
import { helpLinks, publicLinks } from './public-links.ts';

export const sideMenuId = 'side-menu';

type SideMenuProps = { signedIn: boolean; passwordDue: boolean; hasQuestions: boolean };

/** Navigation on small screens. A native popover works before scripts load and without them. */
export function SideMenu({ signedIn, passwordDue, hasQuestions }: SideMenuProps) {
  const t = useTranslate();
  const entry = usePortalEntry({ signedIn, passwordDue });
  return (
    <div popover="auto" id={sideMenuId} className="side-menu">
      <div className="flex min-h-full flex-col px-5 pt-3 pb-8">
        <button
          type="button"
          popoverTarget={sideMenuId}
          popoverTargetAction="hide"
          aria-label={t('nav.closeMenu')}
          className={`${iconButtonClass} self-end`}
        >
          <Icon name="x" />
        </button>
        <nav aria-label={t('nav.menu')} className="flex grow flex-col">
          <ul className="divide-y divide-line border-y border-line">
            {[...publicLinks, ...helpLinks(hasQuestions)].map(({ path, label }) => (
              <li key={path}>
                <PublicLink to={path} className="menu-link">
                  {t(label)}
                </PublicLink>
              </li>
            ))}
          </ul>
          <div className="mt-auto grid gap-3 pt-8">
            <Button variant="quiet" commandfor={translationDialogId} command="show-modal" className="flex-wrap">
              <Icon name="languages" />
              {t('nav.translate')}
              <OtherLanguages />
            </Button>
            {entry && (
              <Link to={entry.to} className={buttonClass({ variant: 'secondary' })}>
                {t(entry.label)}
              </Link>
            )}
            <PublicLink to="/admissions#enquiry" className={buttonClass()}>
              {t('nav.requestConsultation')}
            </PublicLink>
          </div>
        </nav>
      </div>
    </div>
  );
}
