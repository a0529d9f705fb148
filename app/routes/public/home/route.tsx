import { Link } from 'react-router';
import { school } from '../../../../content/school.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { buttonClass } from '../../../ui/button.tsx';

/** The hero and the way in: stands in until the public site is built. @see core §2 Home, decisions 23 */
export default function Home() {
  const t = useTranslate();
  return (
    <>
      <title>{t('home.title', { school: school.name })}</title>
      <meta name="description" content={t('home.description')} />
      <section className="mx-auto max-w-page px-5 py-24 sm:px-8 sm:py-32">
        <p className="text-lg text-brass">{t('shell.mission')}</p>
        <h1 className="mt-4 max-w-3xl text-5xl sm:text-6xl">{t('home.headline')}</h1>
        <p className="mt-6 max-w-prose text-lg text-ink-soft">{t('home.lead')}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <Link to="/our-philosophy" className={buttonClass({ size: 'large' })}>
            {t('home.philosophy')}
          </Link>
          <Link to="/curriculum" className={buttonClass({ size: 'large', variant: 'secondary' })}>
            {t('home.learning')}
          </Link>
        </div>
      </section>
      <section id="contact" aria-labelledby="contact-title" className="border-t border-line bg-paper">
        <div className="mx-auto max-w-page px-5 py-16 sm:px-8">
          <h2 id="contact-title" className="text-3xl">
            {t('home.contact.title')}
          </h2>
          <p className="mt-3 max-w-prose text-ink-soft">{t('home.contact.text')}</p>
          <Link to="/admissions" className={buttonClass({}, 'mt-6')}>
            {t('nav.requestConsultation')}
          </Link>
        </div>
      </section>
    </>
  );
}
