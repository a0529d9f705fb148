import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { AccountSection } from './section.tsx';

/** @see PD-28 */
export function OfficesSection() {
  const t = useTranslate();
  return (
    <AccountSection name="offices" title={t('officesPage.title')}>
      <p className="text-ink-soft">{t('officesPage.section')}</p>
      <p>
        <Link to={href('/account/offices')} className={buttonClass({ variant: 'secondary' })}>
          {t('officesPage.open')}
        </Link>
      </p>
    </AccountSection>
  );
}
