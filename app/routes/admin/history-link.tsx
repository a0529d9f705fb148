import { Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { historyPath } from './audit-log/audit-log-path.ts';

/** Leads from a record to its entries in the audit log. */
export function HistoryLink({ of: recordId }: { of: string }) {
  const t = useTranslate();
  return (
    <Link to={historyPath(recordId)} className="text-link inline-flex min-h-11 items-center text-sm">
      {t('admin.history')}
    </Link>
  );
}
