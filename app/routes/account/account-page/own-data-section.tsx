import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { AccountSection } from './section.tsx';

/** @see PD-57 */
export function OwnDataSection() {
  const t = useTranslate();
  return (
    <AccountSection name="own-data" title={t('account.ownData.title')}>
      <p className="text-ink-soft">{t('account.ownData.text')}</p>
      <p className="flex flex-wrap gap-3">
        <Link to={href('/account/data')} className={buttonClass({ variant: 'secondary' })}>
          {t('account.ownData.open')}
        </Link>
        <Link to={href('/account/policies')} className={buttonClass({ variant: 'secondary' })}>
          {t('policyNotice.open')}
        </Link>
      </p>
    </AccountSection>
  );
}
