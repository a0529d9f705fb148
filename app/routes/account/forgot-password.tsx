import { Link } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PublicLink } from '../../ui/public-link.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';
import { accountContactForm } from './account-contact-form.ts';

export default function ForgotPassword() {
  const t = useTranslate();
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 px-5 py-14 sm:py-20">
      <PortalTitle>{t('forgot.title')}</PortalTitle>
      <h1 className="text-3xl">{t('forgot.title')}</h1>
      <Card>
        <p>{t('forgot.text')}</p>
        <p className="mt-3">{t('forgot.next')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <PublicLink to={accountContactForm} className={buttonClass({})}>
            {t('forgot.contact')}
          </PublicLink>
          <Link to="/parent-login" className={buttonClass({ variant: 'secondary' })}>
            {t('forgot.back')}
          </Link>
        </div>
      </Card>
    </div>
  );
}
