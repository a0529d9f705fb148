import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMatchMedia } from '../../../ui/use-match-media.ts';

/** @see core §4, §9 */
const intervalMilliseconds = 7000;
/** The scroll has ended when no scroll event arrives for this time. */
const scrollEndMilliseconds = 120;

/**
 * Controls a natively scrolling track of slides, each as wide as the track, by buttons, arrow keys and autoplay every
 * 7 s; swiping is native. Autoplay stops while paused by the visitor, with reduced motion, on a hidden page and while
 * the keyboard focus is inside.
 * @see PD-17
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const scrollTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  const [isOwnStep, setOwnStep] = useState(false);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const prefersStillness = useMatchMedia('(prefers-reduced-motion: reduce)');
  const isPlaying = choice ? choice === 'play' : !prefersStillness;

  function show(wanted: number, byVisitor: boolean) {
    if (!track.current) return;
    const next = (wanted + count) % count;
    if (next === wanted) scrollTo(track.current, next);
    else fadeTo(track.current, next);
    setIndex(next);
    setOwnStep(byVisitor);
  }

  function adoptScrolledSlide() {
    if (!track.current) return;
    const seen = slideIn(track.current);
    if (seen === index) return;
    setIndex(seen);
    setOwnStep(true);
  }

  function stepByKey(event: KeyboardEvent) {
    const by = stepOf(event);
    if (by === 0) return;
    event.preventDefault();
    show(index + by, true);
  }

  const advance = useEffectEvent((next: number) => {
    const isInUse = document.hidden || track.current?.parentElement?.matches(':has(:focus-visible)');
    if (!isInUse) show(next, false);
  });

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => advance(index + 1), intervalMilliseconds);
    return () => clearInterval(timer);
  }, [isPlaying, index]);

  // The visitor may have swiped before hydration.
  useEffect(() => {
    if (track.current) setIndex(slideIn(track.current));
  }, []);

  return {
    index,
    isPlaying,
    /** The visitor changed the slide: announce it. */
    isOwnStep,
    step: (by: 1 | -1) => show(index + by, true),
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    track: {
      ref: track,
      // Scrollable content must be reachable by keyboard.
      tabIndex: 0,
      role: 'region',
      onKeyDown: stepByKey,
      onScroll() {
        clearTimeout(scrollTimer.current);
        scrollTimer.current = setTimeout(adoptScrolledSlide, scrollEndMilliseconds);
      },
    },
  };
}

const isRightToLeft = (track: HTMLElement) => getComputedStyle(track).direction === 'rtl';

/** In right-to-left text, scroll positions are negative. */
const placeOf = (track: HTMLElement, slide: number) => slide * track.clientWidth * (isRightToLeft(track) ? -1 : 1);

const slideIn = (track: HTMLElement) => Math.round(Math.abs(track.scrollLeft) / track.clientWidth);

/** The style sheet selects smooth scrolling unless reduced motion is requested. */
function scrollTo(track: HTMLElement, slide: number): void {
  track.scrollTo({ left: placeOf(track, slide) });
}

/** From last to first slide or back: fade instead of scrolling past all others. */
function fadeTo(track: HTMLElement, slide: number): void {
  track.scrollTo({ left: placeOf(track, slide), behavior: 'instant' });
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    track.animate({ opacity: [0, 1] }, { duration: 500, easing: 'ease-out' });
}

function stepOf({ key, currentTarget }: KeyboardEvent): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const isForward = currentTarget instanceof HTMLElement && (key === 'ArrowLeft') === isRightToLeft(currentTarget);
  return isForward ? 1 : -1;
}
