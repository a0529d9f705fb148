import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/button.tsx';

type CarouselControlsProps = {
  plays: boolean;
  step: (by: 1 | -1) => void;
  toggle: () => void;
  /** "2/4" */
  position: string;
};

/** Beside the caption, so that they cover nothing of the picture. */
export function CarouselControls({ plays, step, toggle, position }: CarouselControlsProps) {
  const t = useTranslate();
  return (
    <div className="scripts-only no-print absolute end-2 top-[calc(var(--picture)+0.375rem)] flex items-center sm:end-5 lg:end-6 lg:top-[calc(var(--picture)+1.25rem)]">
      <IconButton label={plays ? t('home.carousel.pause') : t('home.carousel.play')} onClick={toggle}>
        {plays ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <IconButton label={t('home.carousel.previous')} onClick={() => step(-1)}>
        <ChevronLeft aria-hidden className="mirrored" />
      </IconButton>
      <span
        aria-hidden="true"
        dir="ltr"
        className="min-w-8 text-center text-sm text-ink-soft tabular-nums max-sm:hidden"
      >
        {position}
      </span>
      <IconButton label={t('home.carousel.next')} onClick={() => step(1)}>
        <ChevronRight aria-hidden className="mirrored" />
      </IconButton>
    </div>
  );
}
