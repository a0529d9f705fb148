import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { AccountSection } from './section.tsx';

/** @see PD-31 */
export function NotificationsSection() {
  const t = useTranslate();
  return (
    <AccountSection name="notifications" title={t('notifications.title')}>
      <p className="text-ink-soft">{t('notifications.section')}</p>
      <Link to={href('/account/notifications')} className={buttonClass({ variant: 'secondary' }, 'self-start')}>
        {t('notifications.change')}
      </Link>
    </AccountSection>
  );
}
