import { href, Link, useLocation } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useShell } from './use-shell.ts';

const policiesPath = href('/account/policies');

/** A new version of a policy waits for an acknowledgement. @see PD-61 */
export function PolicyLine() {
  const t = useTranslate();
  const count = useShell()?.policiesDue ?? 0;
  if (useLocation().pathname === policiesPath || count === 0) return null;
  return (
    <Link
      to={policiesPath}
      className="no-print flex min-h-11 items-center justify-center gap-x-1.5 border-t border-line bg-brass-tint px-4 py-1 text-sm leading-tight no-underline focus-visible:-outline-offset-3 focus-visible:shadow-none"
    >
      {t('portal.policiesDue', { count })}{' '}
      <span className="text-link whitespace-nowrap max-sm:sr-only">{t('portal.policiesDue.read')}</span>
      <Icon name="chevron-right" className="mirrored size-4 shrink-0 sm:hidden" />
    </Link>
  );
}
