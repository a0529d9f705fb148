import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { AccountSection } from './section.tsx';

export function PasswordSection() {
  const t = useTranslate();
  return (
    <AccountSection name="password" title={t('account.password.title')}>
      <p className="text-ink-soft">{t('account.password.text')}</p>
      <Link to={href('/change-password')} className={buttonClass({ variant: 'secondary' }, 'self-start')}>
        {t('changePassword.submit')}
      </Link>
    </AccountSection>
  );
}
