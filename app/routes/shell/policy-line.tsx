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
    <p className="no-print border-t border-line bg-brass-tint px-4 py-2.5 text-center text-sm">
      {t('portal.policiesDue', { count })}{' '}
      <Link to={policiesPath} className="text-link -my-2.5 inline-flex min-h-11 items-center whitespace-nowrap">
        {t('portal.policiesDue.read')}
      </Link>
    </p>
  );
}
