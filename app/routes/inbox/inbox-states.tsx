import { Link, useLocation } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function NoneSelected() {
  const t = useTranslate();
  return (
    <EmptyState icon="mail-open" title={t('inbox.noneSelected')} level={2} className="pane:py-28">
      {t('inbox.noneSelected.text')}
    </EmptyState>
  );
}

/** @see core §8 Inbox load failure */
export function LoadFailed() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState
        icon="cloud-off"
        title={t('inbox.loadFailed')}
        action={
          <Link to={pathname + search} replace className={buttonClass({ variant: 'secondary' })}>
            {t('inbox.retry')}
          </Link>
        }
      >
        {t('inbox.loadFailed.text')}
      </EmptyState>
    </div>
  );
}
