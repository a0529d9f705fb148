import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { AccountSection } from './section.tsx';

/** @see PD-68 */
export function CalendarsSection() {
  const t = useTranslate();
  return (
    <AccountSection name="calendars" title={t('calendarFeeds.title')}>
      <p className="text-ink-soft">{t('calendarFeeds.lead')}</p>
      <Link to={href('/account/calendars')} className={buttonClass({ variant: 'secondary' }, 'self-start')}>
        {t('calendarFeeds.open')}
      </Link>
    </AccountSection>
  );
}
