import { Link } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';

/** Says how to ask the school for a new password. */
export default function ForgotPassword() {
  const t = useTranslate();
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 px-5 py-14 sm:py-20">
      <PortalTitle>{t('forgot.title')}</PortalTitle>
      <h1 className="text-3xl">{t('forgot.title')}</h1>
      <Card>
        <p>{t('forgot.text')}</p>
        <Link to="/parent-login" className={buttonClass({ variant: 'secondary' }, 'mt-6')}>
          {t('forgot.back')}
        </Link>
      </Card>
    </div>
  );
}
