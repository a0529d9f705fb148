import { school } from '../../../../content/school.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PublicLink } from '../../../ui/public-link.tsx';
import { PageHead } from '../page-head.tsx';
import { HeroGlobe } from './hero-globe.tsx';

/** The hero and the way in: stands in until the public site is built. @see core §2 Home, decisions 23 */
export default function Home() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('home.title', { school: school.name })} description={t('home.description')} />
      <section className="relative isolate overflow-clip">
        <HeroGlobe className="absolute -z-10 text-sea max-lg:-end-56 max-lg:-top-24 max-lg:size-136 max-lg:opacity-15 lg:end-[max(-5rem,calc(50vw-50rem))] lg:top-1/2 lg:size-[min(46vw,44rem)] lg:-translate-y-1/2" />
        <div className="mx-auto max-w-page px-5 pt-20 pb-24 sm:px-8 sm:pt-28 sm:pb-32 lg:pt-34 lg:pb-40">
          <p className="eyebrow">{t('shell.mission')}</p>
          <h1 className="mt-5 max-w-2xl text-5xl lg:text-6xl">{t('home.headline')}</h1>
          <p className="mt-7 max-w-xl text-lg text-ink-soft">{t('home.lead')}</p>
          <div className="mt-10 flex flex-wrap gap-3">
            <PublicLink to="/our-philosophy" className={buttonClass({ size: 'large' })}>
              {t('home.philosophy')}
            </PublicLink>
            <PublicLink to="/curriculum" className={buttonClass({ size: 'large', variant: 'secondary' })}>
              {t('home.learning')}
            </PublicLink>
          </div>
        </div>
      </section>
      <section id="contact" aria-labelledby="contact-title" className="border-t border-line bg-paper">
        <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-7 px-5 py-16 sm:px-8 lg:grid-cols-[1fr_auto] lg:py-20">
          <div>
            <h2 id="contact-title">{t('home.contact.title')}</h2>
            <p className="mt-4 max-w-prose text-lg text-ink-soft">{t('home.contact.text')}</p>
          </div>
          <PublicLink to="/admissions" className={buttonClass({ size: 'large' }, 'justify-self-start')}>
            {t('nav.requestConsultation')}
          </PublicLink>
        </div>
      </section>
    </>
  );
}
