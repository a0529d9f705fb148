import { useEffect, useState } from 'react';
import type { HomeCopy } from '../../../../content/pages/home/copies.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { heroSlides } from './hero-pictures.ts';
import { HeroSlide } from './hero-slide.tsx';
import { useCarousel } from './use-carousel.ts';

const count = heroSlides.length;

/** Scrolls and snaps natively; the script adds buttons and autoplay. @see core §2 Home, PD-17 */
export function HeroCarousel({ slides }: { slides: HomeCopy['hero']['slides'] }) {
  const t = useTranslate();
  const prefetchesNext = usePrefetchOfNext();
  const { index, isPlaying, isOwnStep, step, toggle, track } = useCarousel(count);
  const shown = heroSlides.map(({ slide, picture }, at) => {
    const { stage, line } = slides[slide];
    return { picture, stage, line, name: t('home.carousel.slide', { number: at + 1, count, stage }) };
  });
  const label = t('home.carousel');
  // The focusable, scrolling element must be the region.
  const group = { role: 'group', 'aria-label': label, 'aria-roledescription': t('home.carousel.role') };
  const region = { ...track, 'aria-label': label };
  return (
    <div {...group} className={heroClass}>
      <div {...region} className={trackClass}>
        {shown.map((slide, at) => (
          <HeroSlide
            key={slide.picture}
            {...slide}
            loading={at === 0 ? 'first' : prefetchesNext && at === (index + 1) % count ? 'soon' : 'when-seen'}
          />
        ))}
      </div>
      <CarouselControls {...{ isPlaying, step, toggle }} position={`${index + 1}/${count}`} />
      <p aria-live="polite" className="sr-only">
        {isOwnStep && shown[index]?.name}
      </p>
    </div>
  );
}

/** Loads the next picture well before autoplay needs it, but not during page load. */
function usePrefetchOfNext(): boolean {
  const [prefetchesNext, setPrefetchesNext] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPrefetchesNext(true), 3000);
    return () => clearTimeout(timer);
  }, []);
  return prefetchesNext;
}

/** A shorter picture on phones keeps the headline visible above the cookie banner. */
const heroClass =
  'relative [--picture:clamp(14rem,min(100vw,42svh),40rem)] lg:[--picture:clamp(24rem,100svh-16rem,60rem)] ' +
  'max-sm:in-[:has(.cookie-banner)]:[--picture:14rem]';

const trackClass =
  'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] ' +
  'focus-visible:-outline-offset-4 focus-visible:shadow-none';
