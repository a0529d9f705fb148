import type { OfferText } from '#features/meetings/meetings.ts';
import { useTranslate } from '#i18n/language-context.tsx';

type OfferFactsProps = { offer: OfferText & { ownerName: string; limitHours: number } };

/** With whom, what about, where, and until when it can be changed. */
export function OfferFacts({ offer: { topic, place, ownerName, limitHours } }: OfferFactsProps) {
  const t = useTranslate();
  return (
    <div className="border-s-2 border-line ps-4">
      <p dir="auto" className="text-lg font-[620] wrap-anywhere page-side">
        {topic ?? t('inbox.unreadable')}
      </p>
      <p>
        <bdi translate="no">{ownerName}</bdi>
        <span aria-hidden="true"> · </span>
        <bdi className="wrap-anywhere">{place ?? t('meetings.online')}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        {limitHours === 0 ? t('meetings.limit.none') : t('meetings.limit', { count: limitHours })}
      </p>
    </div>
  );
}
