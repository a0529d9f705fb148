import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { AccountSection } from './section.tsx';

export function TwoFactorSection({ isOn }: { isOn: boolean }) {
  const t = useTranslate();
  return (
    <AccountSection name="two-factor" title={t('twoFactor.title')}>
      <p className="text-ink-soft">
        {t('twoFactor.lead')} {isOn && <Badge tone="moss">{t('twoFactor.on')}</Badge>}
      </p>
      <Link to={href('/account/two-factor')} className={buttonClass({ variant: 'secondary' }, 'self-start')}>
        {t(isOn ? 'twoFactor.manage' : 'twoFactor.setUp')}
      </Link>
    </AccountSection>
  );
}
