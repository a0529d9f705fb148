import { href } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PublicLink } from '#ui/public-link.tsx';
import { cookiePreferencesDialogId } from './cookie-preferences-dialog.tsx';

export type CookieBannerProps = {
  returnTo: string;
  /** In the portal, where somebody works: one line where there is space for it. */
  isCompact?: boolean;
};

/** @see core §2, PD-10 */
export function CookieBanner({ returnTo, isCompact = false }: CookieBannerProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="cookie-banner-title" data-cookie-banner className="no-print cookie-banner">
      <div
        className={classNames(
          'mx-auto flex max-w-[90rem] flex-col gap-x-10 gap-y-2 px-4 pt-3 pb-1 sm:px-6 lg:flex-row lg:items-center',
          isCompact ? 'sm:py-1.5' : 'sm:gap-y-3 sm:py-4 lg:py-5',
        )}
      >
        <div className="grow">
          <h2
            id="cookie-banner-title"
            className={isCompact ? 'sr-only' : 'text-lg max-sm:text-base max-sm:leading-snug'}
          >
            {t('consent.banner.title')}
          </h2>
          <p className="mt-0.5 max-w-3xl text-sm text-ink-soft">
            {t('consent.banner.text')}{' '}
            <PublicLink to="/legal/cookie-policy" className="text-link whitespace-nowrap">
              {t('footer.cookiePolicy')}
            </PublicLink>
          </p>
        </div>
        <form method="post" action={href('/preferences/consent')} className="grid shrink-0 grid-cols-2 gap-x-2 sm:flex">
          <input type="hidden" name="returnTo" value={returnTo} />
          <BannerButtons />
        </form>
      </div>
    </section>
  );
}

/** Rejecting must be as easy as accepting: same style, side by side. */
function BannerButtons() {
  const t = useTranslate();
  return (
    <>
      <Button type="submit" name="choice" value="reject-optional" size="small">
        {t('consent.rejectOptional')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        commandfor={cookiePreferencesDialogId}
        command="show-modal"
        className="max-sm:order-last max-sm:col-span-2"
      >
        {t('consent.managePreferences')}
      </Button>
      <Button type="submit" name="choice" value="accept-all" size="small">
        {t('consent.acceptAll')}
      </Button>
    </>
  );
}
