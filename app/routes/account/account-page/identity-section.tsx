import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { AccountSection } from './section.tsx';

export function IdentitySection({ fullName, email }: { fullName: string; email: string }) {
  const t = useTranslate();
  return (
    <AccountSection name="you" title={t('account.you')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm font-[620]">{t('account.name')}</dt>
          <dd className="wrap-anywhere">
            <bdi translate="no">{fullName}</bdi>
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm font-[620]">{t('account.email')}</dt>
          <dd className="wrap-anywhere">
            <bdi translate="no">{email}</bdi>
          </dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">
        {t('account.name.changedBy')}{' '}
        <Link to="/inbox?compose&to=office:technical" className="text-link">
          {t('account.name.write')}
        </Link>
      </p>
    </AccountSection>
  );
}
