import { type ReactNode, useEffect } from 'react';
import { href, Link, useLocation } from 'react-router';
import { isPortalPath } from '#app/route-options.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { buttonClass } from '#ui/button.tsx';
import { MeridianArcs } from '#ui/meridian-arcs.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';
import { useShell } from '../shell/use-shell.ts';

/** `children` may help to find the page. @see content §2 Not-found page */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const wayBack = useWayBack(pathname);
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="relative isolate overflow-clip">
      <MeridianArcs className="absolute -end-40 top-0 -z-10 h-full text-brass opacity-15" />
      <div className="mx-auto flex max-w-page flex-col items-start px-5 py-20 sm:px-8 sm:py-28">
        <PortalTitle>{t('notFound.text')}</PortalTitle>
        <h1 className="text-6xl text-brass">{t('notFound.title')}</h1>
        <p className="mt-3 font-heading text-2xl">{t('notFound.text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {wayBack && (
            <Link to={wayBack.to} className={buttonClass()}>
              {t(wayBack.label)}
            </Link>
          )}
          <PublicLink to="/" className={buttonClass({ variant: wayBack ? 'secondary' : 'primary' })}>
            {t('notFound.home')}
          </PublicLink>
        </div>
        {children}
      </div>
    </div>
  );
}

/** On unknown portal paths, signed-in people get a link back into the portal. */
function useWayBack(pathname: string): { to: string; label: PlainTranslationKey } | null {
  const person = useShell()?.person;
  if (!person || !isPortalPath(pathname)) return null;
  if (pathname.startsWith(href('/inbox'))) return { to: href('/inbox'), label: 'message.back' };
  if (pathname.startsWith(href('/admin-console')) && person.role === 'admin')
    return { to: href('/admin-console'), label: 'notFound.console' };
  return { to: href('/parent-dashboard'), label: 'inbox.backToDashboard' };
}
