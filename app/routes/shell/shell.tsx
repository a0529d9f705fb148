import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { DraftOwner } from '#forms/draft-owner.tsx';
import { RouterForms } from '#forms/router-forms.tsx';
import { useOnline } from '#forms/use-online.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { withoutLanguage } from '#i18n/paths.ts';
import { filterNotices } from '#ui/notices.ts';
import { ProgressLine } from '#ui/progress-line.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { CookiePreferencesDialog } from '../consent/cookie-preferences-dialog.tsx';
import { NetworkLine } from '../live/network-line.tsx';
import { TranslationDialog, type TranslationDialogProps } from '../translation/translation-dialog.tsx';
import { BareHeader } from './bare-shell.tsx';
import { ErrorToastTemplate } from './error-toast-template.tsx';
import { findRouteTarget } from './focus-route-target.ts';
import { LanguageOffer } from './language-offer.tsx';
import { usePageParts } from './page-parts.ts';
import type { ShellData } from './shell-data.server.ts';
import { useFocusAfterSubmit } from './use-focus-after-submit.ts';
import { useLanguageSwitch } from './use-language-switch.ts';
import { useRouteFocus } from './use-route-focus.ts';

/** Header, footer, notices and dialogs of every page. @see core §2 Global elements */
export function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  const { consent } = shell;
  useRouteFocus();
  useFocusAfterSubmit();
  useLanguageSwitch();
  const person = shell.person?.mustChangePassword ? null : shell.person;
  const { site, portal, isDocument } = usePageParts();
  const Footer = portal?.PortalFooter ?? site?.Footer;
  const isOnline = useOnline();
  return (
    <DraftOwner value={shell.person?.id ?? null}>
      <SkipLink onClick={skipToTarget}>{t('shell.skipToContent')}</SkipLink>
      {consent === null && <CookieBanner returnTo={returnTo} isCompact={shell.person !== null && portal !== null} />}
      <NavigationProgress />
      <LanguageOffer />
      <PageHeader shell={shell} site={site} portal={portal} />
      <div className="upper-edge no-print">
        <NetworkLine isOffline={person !== null && !isOnline} />
        <ToastRegion notice={shell.notice} url={returnTo} />
        {isDocument && <ErrorToastTemplate />}
      </div>
      {person && portal && <portal.LiveUpdates key={person.id} />}
      <main
        id="main"
        tabIndex={-1}
        onSubmitCapture={() => filterNotices(() => false)}
        onInput={() => filterNotices(({ tone }) => tone !== 'error')}
      >
        <RouterForms>{children}</RouterForms>
      </main>
      {Footer && <Footer year={shell.year} returnTo={returnTo} hasQuestions={shell.hasQuestions} />}
      <TranslationDialog returnTo={withoutLanguage(pathname) + search} external={externalTranslation(shell)} />
      <CookiePreferencesDialog
        returnTo={returnTo}
        functional={consent?.functional ?? false}
        analytics={consent?.analytics ?? false}
      />
    </DraftOwner>
  );
}

/** Apart from the shell, which a navigation need not render again. */
function NavigationProgress() {
  return <ProgressLine isNavigating={useNavigation().state !== 'idle'} />;
}

/** Skips the list of messages, too, if a message or a form is open. */
function skipToTarget(event: MouseEvent): void {
  const target = findRouteTarget();
  if (!target) return;
  event.preventDefault();
  target.focus();
}

type PageHeaderProps = Pick<ReturnType<typeof usePageParts>, 'site' | 'portal'> & { shell: ShellData };

/** Shows only the school's name on portal pages without a known session. */
function PageHeader({ shell: { person, unreadCount, hasQuestions }, site, portal }: PageHeaderProps) {
  if (portal && person) return <portal.PortalHeader person={person} unreadCount={unreadCount} />;
  if (!site) return <BareHeader />;
  const passwordDue = person?.mustChangePassword;
  return <site.Header signedIn={person !== null} {...{ unreadCount, passwordDue, hasQuestions }} />;
}

function externalTranslation({ person, isConfidential, consent }: ShellData): TranslationDialogProps['external'] {
  if (person) return 'not-while-signed-in';
  if (isConfidential) return 'not-where-you-type';
  return consent?.functional ? 'available' : 'needs-consent';
}
