import { useTranslate } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

type CarouselControlsProps = {
  isPlaying: boolean;
  step: (by: 1 | -1) => void;
  toggle: () => void;
  /** "2/4" */
  position: string;
};

export function CarouselControls({ isPlaying, step, toggle, position }: CarouselControlsProps) {
  const t = useTranslate();
  return (
    <div className="scripts-only no-print absolute end-2 top-[calc(var(--picture)+0.375rem)] flex items-center sm:end-5 lg:end-6 lg:top-[calc(var(--picture)+1.25rem)]">
      <IconButton label={isPlaying ? t('home.carousel.pause') : t('home.carousel.play')} onClick={toggle}>
        {isPlaying ? <Icon name="pause" /> : <Icon name="play" />}
      </IconButton>
      <IconButton label={t('home.carousel.previous')} onClick={() => step(-1)}>
        <Icon name="chevron-left" className="mirrored" />
      </IconButton>
      <span
        aria-hidden="true"
        dir="ltr"
        className="min-w-8 text-center text-sm text-ink-soft tabular-nums max-sm:hidden"
      >
        {position}
      </span>
      <IconButton label={t('home.carousel.next')} onClick={() => step(1)}>
        <Icon name="chevron-right" className="mirrored" />
      </IconButton>
    </div>
  );
}
