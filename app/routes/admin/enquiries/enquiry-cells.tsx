import { Link } from 'react-router';
import type { ListedEnquiry } from '#features/enquiries/enquiries.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Cell, RowHeading } from '#ui/table.tsx';
import { enquiryPath } from '../enquiry/enquiry-path.ts';
import { SealedText } from './sealed-text.tsx';
import { StateBadge } from './state-badge.tsx';

/* Cells that the lists of consultations and of messages on other topics share. */

export function SenderHeading({ name, email, phone }: Pick<ListedEnquiry, 'name' | 'email' | 'phone'>) {
  return (
    <RowHeading>
      <span className="block font-[620] wrap-anywhere">
        <SealedText text={name} />
      </span>
      {[email, phone].map(
        (contact, index) =>
          contact !== '' && (
            <span key={index === 0 ? 'email' : 'phone'} className="block break-all text-ink-soft">
              <SealedText text={contact} />
            </span>
          ),
      )}
    </RowHeading>
  );
}

/** With the channel of an enquiry that the office recorded, and the time until which a new enquiry about a consultation should be answered. */
export function ReceivedCell({
  enquiry: { receivedAt, channel, replyBy, isOverdue },
}: {
  enquiry: Pick<ListedEnquiry, 'receivedAt' | 'channel' | 'replyBy' | 'isOverdue'>;
}) {
  const t = useTranslate();
  return (
    <Cell label={t('enquiries.received')}>
      <LocalTime at={receivedAt} format="short" />
      {channel !== 'website' && (
        <span className="mt-1 block text-sm text-ink-soft">{t(`enquiries.channel.${channel}`)}</span>
      )}
      {replyBy && (
        <span className="mt-1 block text-sm text-ink-soft">
          {t('enquiries.replyBy')} <LocalTime at={replyBy} format="short" />
        </span>
      )}
      {isOverdue && (
        <Badge tone="clay" className="mt-1">
          {t('pipeline.board.overdue')}
        </Badge>
      )}
    </Cell>
  );
}

export function StateCell({ state, owner }: Pick<ListedEnquiry, 'state' | 'owner'>) {
  const t = useTranslate();
  return (
    <Cell label={t('admin.list.state')}>
      <StateBadge state={state} />
      {owner && (
        <bdi translate="no" className="mt-1 block text-sm text-ink-soft page-side">
          {owner.fullName}
        </bdi>
      )}
    </Cell>
  );
}

export function OpenCell({ id, reference }: Pick<ListedEnquiry, 'id' | 'reference'>) {
  const t = useTranslate();
  return (
    <Cell isWide>
      <Link
        to={enquiryPath(id)}
        aria-label={t('enquiries.list.openNamed', { reference })}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {t('enquiries.list.open')}
      </Link>
    </Cell>
  );
}
