import type { HomeCopy } from '#content/pages/home/copies.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Island } from '#islands/island.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { heroSlides } from './hero-pictures.ts';
import { HeroSlide } from './hero-slide.tsx';

const count = heroSlides.length;

/** Scrolls and snaps natively; the script adds buttons and autoplay. @see core §2 Home, PD-17 */
export function HeroCarousel({ slides }: { slides: HomeCopy['hero']['slides'] }) {
  const t = useTranslate();
  const label = t('home.carousel');
  const group = { role: 'group', 'aria-label': label, 'aria-roledescription': t('home.carousel.role') };
  // The scrolling element must be reachable by keyboard, and be the region.
  const region = { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <Island name="carousel" props={{}} {...group} className={heroClass}>
      <div {...region} className={trackClass}>
        {heroSlides.map(({ slide, picture }, at) => {
          const { stage, line } = slides[slide];
          const name = t('home.carousel.slide', { number: at + 1, count, stage });
          return <HeroSlide key={picture} {...{ name, stage, line, picture }} isFirst={at === 0} />;
        })}
      </div>
      <CarouselControls count={count} />
      <p data-part="announcement" aria-live="polite" className="sr-only" />
    </Island>
  );
}

/** A shorter picture on phones keeps the headline visible above the cookie banner. */
const heroClass =
  'relative [--picture:clamp(14rem,min(100vw,42svh),40rem)] lg:[--picture:clamp(24rem,100svh-16rem,60rem)] ' +
  'max-sm:in-[html:has(.cookie-banner:not([hidden]))]:[--picture:14rem]';

const trackClass =
  'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] ' +
  'focus-visible:-outline-offset-4 focus-visible:shadow-none';
