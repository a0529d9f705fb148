import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { AccountSection } from './section.tsx';

/** @see PD-57 */
export function OwnDataSection() {
  const t = useTranslate();
  return (
    <AccountSection name="own-data" title={t('account.ownData.title')}>
      <p className="text-ink-soft">{t('account.ownData.text')}</p>
      <Link to="/account/data" className={buttonClass({ variant: 'secondary' }, 'self-start')}>
        {t('account.ownData.open')}
      </Link>
    </AccountSection>
  );
}
