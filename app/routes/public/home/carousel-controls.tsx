import { useTranslate } from '#i18n/language-context.tsx';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** `carousel.ts` handles the buttons and shows either Play or Pause. */
export function CarouselControls({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <div className="scripts-only no-print absolute end-2 top-[calc(var(--picture)+0.375rem)] flex items-center sm:end-5 lg:end-6 lg:top-[calc(var(--picture)+1.25rem)]">
      <IconButton data-part="pause" label={t('home.carousel.pause')}>
        <Icon name="pause" />
      </IconButton>
      <IconButton data-part="play" hidden label={t('home.carousel.play')}>
        <Icon name="play" />
      </IconButton>
      <IconButton data-part="previous" label={t('home.carousel.previous')}>
        <Icon name="chevron-left" className="mirrored" />
      </IconButton>
      <span
        data-part="position"
        aria-hidden="true"
        dir="ltr"
        className="min-w-8 text-center text-sm text-ink-soft tabular-nums max-sm:hidden"
      >
        {`1/${count}`}
      </span>
      <IconButton data-part="next" label={t('home.carousel.next')}>
        <Icon name="chevron-right" className="mirrored" />
      </IconButton>
    </div>
  );
}
