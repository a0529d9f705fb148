import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { AccountSection } from './section.tsx';

export function IdentitySection({ fullName }: { fullName: string }) {
  const t = useTranslate();
  return (
    <AccountSection name="name" title={t('account.name')}>
      <p className="wrap-anywhere">
        <bdi translate="no">{fullName}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        {t('account.name.changedBy')}{' '}
        <Link to={`${href('/inbox')}?compose&to=office:technical`} className="text-link">
          {t('account.name.write')}
        </Link>
      </p>
    </AccountSection>
  );
}
