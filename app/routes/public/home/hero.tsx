import type { HomeCopy } from '#content/pages/home/copies.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { HeroCarousel } from './hero-carousel.tsx';

/** @see core §1, §2 Home */
export function Hero({ copy }: { copy: HomeCopy['hero'] }) {
  const t = useTranslate();
  return (
    <div className="relative border-b border-line">
      <HeroCarousel slides={copy.slides} />
      <div className="bg-ivory px-5 pt-7 pb-12 sm:px-8 lg:absolute lg:start-0 lg:bottom-0 lg:w-1/2 lg:pt-11 lg:pe-8 lg:pb-12 lg:ps-[max(2rem,50vw-38rem)]">
        <p className="eyebrow">{t('shell.mission')}</p>
        <h1 className="mt-4 max-w-2xl text-5xl max-sm:[&:lang(fr)]:text-4xl">{t('home.headline')}</h1>
        <div className="mt-8 flex flex-wrap gap-3">
          <PublicLink to="/our-philosophy" className={buttonClass({ size: 'large' })}>
            {t('home.philosophy')}
          </PublicLink>
          <PublicLink to="/curriculum" className={buttonClass({ size: 'large', variant: 'secondary' })}>
            {t('home.learning')}
          </PublicLink>
        </div>
      </div>
    </div>
  );
}
