import { href, Link } from 'react-router';
import { languages } from '#content/languages.ts';
import type { Role } from '#content/roles.ts';
import { dashboardOf } from '#http/start-page.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { AvatarInitial } from '#ui/avatar-initial.tsx';
import { personDetails } from '#ui/describe-person.ts';
import { Icon } from '#ui/icon.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { SignOutForm } from '../account/sign-out-form.tsx';
import { translationDialogId } from '../translation/translation-dialog.tsx';
import { ownLinks, type PortalLink, roleLinks } from './portal-links.ts';
import { publicLinks } from './public-links.ts';
import type { ShellPerson } from './shell-data.server.ts';
import { useShell } from './use-shell.ts';

const menuId = 'account-menu';

/** A native popover: works before scripts load and without them. @see PD-32 */
export function AccountMenu({ person }: { person: ShellPerson }) {
  const t = useTranslate();
  const role = personDetails(person, t);
  return (
    <>
      <button type="button" popoverTarget={menuId} className="account-button">
        <span className="sr-only">{t('portal.account', { name: person.fullName })}</span>
        <AvatarInitial name={person.fullName} size="small" />
        <bdi aria-hidden translate="no">
          {person.fullName}
        </bdi>
        <Icon name="chevron-down" />
      </button>
      <div popover="auto" id={menuId} className="account-menu">
        <p>
          <bdi translate="no">{person.fullName}</bdi>
          <span>{role}</span>
        </p>
        <ul>
          {!person.mustChangePassword && <AccountLinks role={person.role} />}
          <li>
            <LanguageButton />
          </li>
          <li>
            <SchoolWebsite />
          </li>
        </ul>
        <SignOutForm className="menu-item" />
      </div>
    </>
  );
}

function AccountLinks({ role }: { role: Role | null }) {
  const t = useTranslate();
  const shell = useShell();
  return (
    <>
      {role !== 'parent' && (
        <li className="xl:hidden">
          <Link to={dashboardOf(role)} className="menu-item">
            <Icon name="layout-dashboard" />
            {t('nav.dashboard')}
          </Link>
        </li>
      )}
      {role === 'admin' && (
        <li>
          <Link to={href('/parent-dashboard')} className="menu-item">
            <Icon name="graduation-cap" />
            {t('portal.children')}
          </Link>
        </li>
      )}
      {roleLinks(role ?? 'parent', shell)
        .filter(({ isInMenuOnPhones }) => isInMenuOnPhones)
        .map((link) => (
          <li key={link.path} className="md:hidden">
            <MenuLink {...link} />
          </li>
        ))}
      {ownLinks(shell).map((link) => (
        <li key={link.path} className="2xl:hidden">
          <MenuLink {...link} />
        </li>
      ))}
      <li>
        <Link to={href('/account')} className="menu-item">
          <Icon name="settings" />
          {t('account.title')}
        </Link>
      </li>
      <li>
        <Link to={href('/change-password')} className="menu-item">
          <Icon name="lock-keyhole" />
          {t('changePassword.submit')}
        </Link>
      </li>
    </>
  );
}

function MenuLink({ path, label, icon }: PortalLink) {
  const t = useTranslate();
  return (
    <Link to={path} className="menu-item">
      <Icon name={icon} />
      {t(label)}
    </Link>
  );
}

function LanguageButton() {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <button type="button" commandfor={translationDialogId} command="show-modal" className="menu-item">
      <Icon name="languages" />
      {t('translation.title')} <span translate="no">{languages[language].ownName}</span>
    </button>
  );
}

function SchoolWebsite() {
  const t = useTranslate();
  return (
    <details>
      <summary className="menu-item">
        <Icon name="landmark" />
        {t('portal.website')}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {[{ path: '/', label: 'portal.home' } as const, ...publicLinks].map(({ path, label }) => (
          <li key={path}>
            <PublicLink to={path} className="menu-item">
              {t(label)}
            </PublicLink>
          </li>
        ))}
        <li>
          <PublicLink to="/admissions#enquiry" className="menu-item">
            {t('nav.requestConsultation')}
          </PublicLink>
        </li>
      </ul>
    </details>
  );
}
