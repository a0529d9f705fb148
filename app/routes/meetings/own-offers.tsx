import { href, Link } from 'react-router';
import type { OwnOffer } from '#features/meetings/meetings.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { MeetingDay } from './meeting-time.tsx';
import { useReceiverText } from './receiver-text.ts';

/** The offers of a member of staff, the latest first. */
export function OwnOffers({ offers, zone }: { offers: readonly OwnOffer[]; zone: string }) {
  const t = useTranslate();
  const receiverText = useReceiverText();
  return (
    <section aria-labelledby="own-offers">
      <h2 id="own-offers" className="mb-3 text-xl">
        {t('meetings.own')}
      </h2>
      {offers.length === 0 ? (
        <EmptyState icon="clock" level={0} title={t('meetings.own.none')} className={cardClass}>
          {t('meetings.own.none.text')}
        </EmptyState>
      ) : (
        <ul className={classNames(cardClass, 'divide-y divide-line')}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <Link
                to={href('/meetings/offers/:offerId', { offerId: offer.id })}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-5 py-4 text-ink no-underline hover:bg-ivory focus-visible:-outline-offset-3"
              >
                <span dir="auto" className="font-[620] wrap-anywhere page-side">
                  {offer.topic ?? t('inbox.unreadable')}
                </span>
                <span className="text-sm whitespace-nowrap tabular-nums">
                  {t('meetings.bookedOf', { booked: offer.booked, count: offer.times })}
                </span>
                <span className="col-span-2 text-sm text-ink-soft">
                  <MeetingDay at={offer.firstAt} zone={zone} />
                  <span aria-hidden="true"> · </span>
                  {receiverText(offer)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
