import { href, Link, NavLink, useLocation } from 'react-router';
import type { Role } from '#content/roles.ts';
import { school } from '#content/school.ts';
import { dashboardOf, startPageOf } from '#http/start-page.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { SignOutDialog } from '../account/sign-out-dialog.tsx';
import { translationDialogId } from '../translation/translation-dialog.tsx';
import { AccountMenu } from './account-menu.tsx';
import { InboxLink } from './inbox-link.tsx';
import { PolicyLine } from './policy-line.tsx';
import { ownLinks, roleLinks } from './portal-links.ts';
import type { ShellPerson } from './shell-data.server.ts';
import { useShell } from './use-shell.ts';

export type PortalHeaderProps = { person: ShellPerson; unreadCount: number };

/** Header of signed-in pages. Until a temporary password is replaced, nothing else can be opened. @see PD-32 */
export function PortalHeader({ person, unreadCount }: PortalHeaderProps) {
  const t = useTranslate();
  const role = person.mustChangePassword ? null : (person.role ?? 'parent');
  return (
    <header className="portal-header no-print">
      <div className="portal-row">
        {role ? (
          <Wordmark link={{ to: startPageOf(role), label: t('portal.start', { school: school.name }) }} />
        ) : (
          <Wordmark />
        )}
        {role && <PortalNavigation role={role} unreadCount={unreadCount} />}
        <div className="portal-tools">
          <Button
            variant="quiet"
            size="small"
            commandfor={translationDialogId}
            command="show-modal"
            aria-label={t('nav.translate')}
            title={t('nav.translate')}
          >
            <Icon name="languages" />
            <span className="label">{t('nav.translate')}</span>
          </Button>
          {role && <InboxLink unreadCount={unreadCount} />}
          {role && role !== 'parent' && (
            <Link
              to={dashboardOf(role)}
              className={buttonClass({ variant: 'secondary', size: 'small' }, 'max-xl:hidden')}
            >
              {t('nav.dashboard')}
            </Link>
          )}
          <AccountMenu person={person} />
        </div>
      </div>
      {role && <PolicyLine />}
      <SignOutDialog personId={person.id} />
    </header>
  );
}

/** In the header, and at the bottom of a phone's screen. */
function PortalNavigation({ role, unreadCount }: { role: Role; unreadCount: number }) {
  const t = useTranslate();
  const shell = useShell();
  const { unreadAnnouncements = 0 } = shell ?? {};
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('portal.nav')} className="portal-nav">
      <ul>
        {roleLinks(role, shell).map(({ path, label, icon, isSection = false, isOnlyOnPhones, isInMenuOnPhones }) => (
          <li key={path} className={isOnlyOnPhones ? 'md:hidden' : isInMenuOnPhones ? 'max-md:hidden' : undefined}>
            <NavLink to={path} aria-current={isSection && pathname !== path ? 'true' : 'page'}>
              <Icon name={icon} strokeWidth={1.75} />
              {t(label)}
              {path === href('/inbox') && unreadCount > 0 && (
                <span className="unread has-icon">
                  <CountBadge count={unreadCount} />
                  <span className="sr-only">{t('inbox.unreadCount', { count: unreadCount })}</span>
                </span>
              )}
              {path === href('/announcements') && unreadAnnouncements > 0 && (
                <span className="unread">
                  <CountBadge count={unreadAnnouncements} />
                  <span className="sr-only">{t('announcements.unread', { count: unreadAnnouncements })}</span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
        {ownLinks(shell).map(({ path, label, icon }) => (
          <li key={path} className="max-2xl:hidden">
            <NavLink to={path}>
              <Icon name={icon} strokeWidth={1.75} />
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
