import { isRouteErrorResponse, useLocation } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { useDocument } from '../../start/start.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { MeridianArcs } from '../../ui/meridian-arcs.tsx';

/** What a page says when it could not be shown: friendly, with the request's number and never a stack. @see R12 */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const ofDocument = useDocument();
  // two slashes in front would name another site
  const sameAddress = pathname.replace(/^\/+/, '/') + search;
  const isUnavailable = isRouteErrorResponse(error) && error.status === 503;
  const requestId = (isRouteErrorResponse(error) && error.data?.requestId) || ofDocument.requestId;
  const title = isUnavailable ? t('error.unavailable.title') : t('error.page.title');
  return (
    <div className="relative isolate overflow-clip">
      <MeridianArcs className="absolute -end-40 top-0 -z-10 h-full text-brass opacity-15" />
      <div className="mx-auto max-w-page px-5 py-20 sm:px-8 sm:py-28">
        <title>{title}</title>
        <h1>{title}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          {isUnavailable ? t('error.unavailable.text') : t('error.page.text')}
        </p>
        <a href={sameAddress} className={buttonClass({}, 'mt-7')}>
          {t('error.page.retry')}
        </a>
        {requestId && <p className="mt-8 text-sm text-ink-soft">{t('error.page.requestId', { requestId })}</p>}
      </div>
    </div>
  );
}
