/** @see core §4, §9 */
const intervalMilliseconds = 7_000;
/** The scroll has ended when no scroll event arrives for this time. */
const scrollEndMilliseconds = 120;
/** Loads the next picture well before autoplay needs it, but not during page load. */
const prefetchMilliseconds = 3_000;

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Controls a natively scrolling track of slides, each as wide as the track, by buttons, arrow keys and autoplay every
 * 7 s; swiping is native. Autoplay stops while paused by the visitor, with reduced motion, on a hidden page and while
 * the keyboard focus is inside.
 * @see PD-17
 */
export default function startCarousel(carousel: HTMLElement, _: object): void {
  const track = carousel.querySelector<HTMLElement>('[role=region]');
  if (!track) return;
  const slides = [...track.children];
  const part = (name: string) => carousel.querySelector<HTMLElement>(`[data-part=${name}]`);
  let index = slideIn(track);
  let choice: 'play' | 'pause' | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let scrollTimer: ReturnType<typeof setTimeout> | undefined;
  let prefetchesNext = false;
  const isPlaying = () => (choice ? choice === 'play' : !stillness.matches);

  function setIndex(next: number, byVisitor: boolean): void {
    index = next;
    const [announcement, position] = [part('announcement'), part('position')];
    if (announcement) announcement.textContent = (byVisitor && slides[index]?.getAttribute('aria-label')) || '';
    if (position) position.textContent = `${index + 1}/${slides.length}`;
    if (prefetchesNext) loadPictureOf(slides[(index + 1) % slides.length]);
    play();
  }

  function show(wanted: number, byVisitor: boolean): void {
    if (!track) return;
    const next = (wanted + slides.length) % slides.length;
    if (next === wanted) scrollTo(track, next);
    else fadeTo(track, next);
    setIndex(next, byVisitor);
  }

  function play(): void {
    clearInterval(timer);
    if (isPlaying()) timer = setInterval(advance, intervalMilliseconds);
    for (const name of ['play', 'pause'] as const) {
      const button = part(name);
      if (button) button.hidden = (name === 'pause') !== isPlaying();
    }
  }

  function advance(): void {
    if (!document.hidden && !carousel.matches(':has(:focus-visible)')) show(index + 1, false);
  }

  function choose(chosen: 'play' | 'pause'): void {
    choice = chosen;
    play();
    part(chosen === 'play' ? 'pause' : 'play')?.focus();
  }

  part('play')?.addEventListener('click', () => choose('play'));
  part('pause')?.addEventListener('click', () => choose('pause'));
  part('previous')?.addEventListener('click', () => show(index - 1, true));
  part('next')?.addEventListener('click', () => show(index + 1, true));
  stillness.addEventListener('change', play);
  track.addEventListener('keydown', (event) => {
    const by = stepOf(event, track);
    if (by === 0) return;
    event.preventDefault();
    show(index + by, true);
  });
  track.addEventListener('scroll', () => {
    clearTimeout(scrollTimer);
    scrollTimer = setTimeout(() => {
      const seen = slideIn(track);
      if (seen !== index) setIndex(seen, true);
    }, scrollEndMilliseconds);
  });
  setIndex(index, false);
  setTimeout(() => {
    prefetchesNext = true;
    loadPictureOf(slides[(index + 1) % slides.length]);
  }, prefetchMilliseconds);
}

function loadPictureOf(slide: Element | undefined): void {
  const picture = slide?.querySelector('img');
  if (!picture) return;
  picture.loading = 'eager';
  picture.style.animation = 'none';
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
  if (!stillness.matches) track.animate({ opacity: [0, 1] }, { duration: 500, easing: 'ease-out' });
}

function stepOf({ key }: KeyboardEvent, track: HTMLElement): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowLeft') === isRightToLeft(track) ? 1 : -1;
}
