import { href, Link, useLocation } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { useShell } from './use-shell.ts';

const policiesPath = href('/account/policies');

/** A new version of a policy waits for an acknowledgement. @see PD-61 */
export function PolicyLine() {
  const t = useTranslate();
  const count = useShell()?.policiesDue ?? 0;
  if (useLocation().pathname === policiesPath || count === 0) return null;
  return (
    <p className="no-print flex flex-wrap items-center justify-center gap-x-4 border-t border-line bg-brass-tint px-4 text-sm max-sm:pt-2">
      {t('portal.policiesDue', { count })}
      <Link to={policiesPath} className="text-link inline-flex min-h-11 items-center">
        {t('portal.policiesDue.read')}
      </Link>
    </p>
  );
}
