import type { ListedEnquiry } from '#features/enquiries/enquiries.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { Cell, RowHeading } from '#ui/table.tsx';
import { enquiryPath } from '../enquiry/enquiry-path.ts';
import { RowLink } from '../list/row-link.tsx';
import { SealedText } from './sealed-text.tsx';
import { StateBadge } from './state-badge.tsx';

/* Cells that the lists of consultations and of messages on other topics share. */

export function SenderHeading({ id, name, email, phone }: Pick<ListedEnquiry, 'id' | 'name' | 'email' | 'phone'>) {
  return (
    <RowHeading>
      <span className="block wrap-anywhere">
        <RowLink to={enquiryPath(id)}>
          <SealedText text={name} />
        </RowLink>
      </span>
      {[email, phone].map(
        (contact, index) =>
          contact !== '' && (
            <span
              key={index === 0 ? 'email' : 'phone'}
              className="block text-xs wrap-anywhere text-ink-soft wide:max-w-56 wide:truncate"
            >
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
        <span className="block text-xs text-ink-soft">{t(`enquiries.channel.${channel}`)}</span>
      )}
      {replyBy && (
        <span className="block text-xs text-ink-soft wide:whitespace-nowrap">
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
        <bdi translate="no" className="block text-xs text-ink-soft page-side">
          {owner.fullName}
        </bdi>
      )}
    </Cell>
  );
}
