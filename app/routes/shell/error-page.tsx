import { isRouteErrorResponse } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';

/** What a page says when it could not be shown: friendly, with the request's number and never a stack. @see R12 */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslate();
  const isUnavailable = isRouteErrorResponse(error) && error.status === 503;
  const requestId = isRouteErrorResponse(error) ? error.data?.requestId : undefined;
  return (
    <div className="mx-auto max-w-page px-5 py-20 sm:px-8">
      <title>{isUnavailable ? t('error.unavailable.title') : t('error.page.title')}</title>
      <h1 className="text-4xl">{isUnavailable ? t('error.unavailable.title') : t('error.page.title')}</h1>
      <p className="mt-4 max-w-prose">{isUnavailable ? t('error.unavailable.text') : t('error.page.text')}</p>
      {typeof requestId === 'string' && (
        <p className="mt-2 text-sm text-ink-soft">{t('error.page.requestId', { requestId })}</p>
      )}
      <Button className="mt-6" onClick={() => location.reload()}>
        {t('error.page.retry')}
      </Button>
    </div>
  );
}
