import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Unavailable } from '#platform/unavailable-response.server.ts';
import { buttonClass } from '#ui/button.tsx';
import { useDocument } from '#ui/document-facts.ts';
import { MeridianArcs } from '#ui/meridian-arcs.tsx';
import { ReloadWhenAvailable } from '../live/reload-when-available-part.tsx';
import { NotSaved } from './not-saved.tsx';
import { PortalTitle } from './portal-title.tsx';

// Lazy, so that its texts are not loaded with every page.
const WrongOrigin = lazy(() => import('./wrong-origin.tsx'));

/** Shows the request id, never a stack trace. @see R12 */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const ofDocument = useDocument();
  // Two leading slashes would refer to another host.
  const samePath = pathname.replace(/^\/+/, '/') + search;
  const unavailable = isRouteErrorResponse(error) && error.status === 503 ? (error.data as Unavailable | null) : null;
  const requestId = (isRouteErrorResponse(error) && error.data?.requestId) || ofDocument.requestId;
  return (
    <div className="relative isolate overflow-clip">
      <MeridianArcs className="absolute -end-40 top-0 -z-10 h-full text-brass opacity-15" />
      <div className="mx-auto max-w-page px-5 py-20 sm:px-8 sm:py-28">
        {unavailable?.kept ? (
          <NotSaved path={samePath} fields={unavailable.kept} reason={unavailable.reason} />
        ) : isForgedOrigin(error) ? (
          <Suspense fallback={<Explanation title={t('error.page.title')} text={t('error.page.text')} />}>
            <WrongOrigin />
          </Suspense>
        ) : (
          <>
            <Explanation
              title={t(unavailable ? 'error.unavailable.title' : 'error.page.title')}
              text={t(unavailable ? 'error.unavailable.text' : 'error.page.text')}
            />
            <a href={samePath} className={buttonClass({}, 'mt-7')}>
              {t('error.page.retry')}
            </a>
            {unavailable && <ReloadWhenAvailable path={samePath} />}
          </>
        )}
        {requestId && <p className="mt-8 text-sm text-ink-soft">{t('error.page.requestId', { requestId })}</p>}
      </div>
    </div>
  );
}

/** The server refused a form posted by the client router. @see R4 */
function isForgedOrigin(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 403 && String(error.data).includes('"forged origin"');
}

function Explanation({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PortalTitle>{title}</PortalTitle>
      <h1>{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{text}</p>
    </>
  );
}
