import { Link } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';

/** Says how to ask the school for a new password. */
export default function ForgotPassword() {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-xl px-5 py-14 sm:py-20">
      <title>{t('forgot.title')}</title>
      <h1 className="text-4xl">{t('forgot.title')}</h1>
      <p className="mt-4">{t('forgot.text')}</p>
      <p className="mt-6">
        <Link to="/parent-login" className="text-link">
          {t('forgot.back')}
        </Link>
      </p>
    </div>
  );
}
