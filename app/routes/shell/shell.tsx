import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { withoutLanguage } from '../../i18n/addresses.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { CookieBanner } from '../../ui/cookie-banner.tsx';
import { CookiePreferencesDialog } from '../../ui/cookie-preferences-dialog.tsx';
import { Footer } from '../../ui/footer.tsx';
import { Header } from '../../ui/header.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ToastProvider } from '../../ui/toast-region.tsx';
import { TranslationDialog, type TranslationDialogProps } from '../../ui/translation-dialog.tsx';
import { useConsent } from './consent-store.ts';
import { LiveUpdates } from './live-updates.tsx';
import { useNotices } from './notices.ts';
import { sayNotice } from './say-notice.ts';
import type { ShellData } from './shell-data.server.ts';
import { useLanguageSwitch } from './use-language-switch.ts';
import { usePageTranslation } from './use-page-translation.ts';
import { useRouteFocus } from './use-route-focus.ts';

/** Header, footer, notices and dialogs around every page. @see core §2 Global elements */
export function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  const signedIn = shell.person !== null;
  const { consent, choose, manage } = useConsent(shell.consent);
  const notices = useNotices(shell);
  const toasts = useMemo(() => notices.map(({ id, notice }) => ({ id, ...sayNotice(notice, t) })), [notices, t]);
  useRouteFocus();
  return (
    <ToastProvider fromServer={toasts}>
      <SkipLink>{t('shell.skipToContent')}</SkipLink>
      <ProgressLine isNavigating={useNavigation().state !== 'idle'} />
      <Header signedIn={signedIn} unreadCount={shell.unreadCount} />
      {shell.person && !shell.person.mustChangePassword && <LiveUpdates key={shell.person.id} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer year={shell.year} returnTo={returnTo} onManageCookies={manage} />
      <LanguageChoice
        returnTo={withoutLanguage(pathname) + search}
        external={usePageTranslation({ signedIn, consent })}
      />
      <CookiePreferencesDialog
        returnTo={returnTo}
        functional={consent?.functional ?? false}
        analytics={consent?.analytics ?? false}
        onSubmit={choose}
      />
      {consent === null && <CookieBanner returnTo={returnTo} onSubmit={choose} />}
    </ToastProvider>
  );
}

function LanguageChoice(props: Omit<TranslationDialogProps, 'onSubmit'>) {
  return <TranslationDialog {...props} onSubmit={useLanguageSwitch()} />;
}
