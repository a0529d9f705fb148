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

/** With the email address, or the phone number of somebody who left none. */
export function SenderHeading({ id, name, email, phone }: Pick<ListedEnquiry, 'id' | 'name' | 'email' | 'phone'>) {
  return (
    <RowHeading>
      <span className="block wrap-anywhere">
        <RowLink to={enquiryPath(id)}>
          <SealedText text={name} />
        </RowLink>
      </span>
      <span className="block text-xs wrap-anywhere text-ink-soft wide:max-w-56 wide:truncate">
        <SealedText text={email === '' ? phone : email} />
      </span>
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
      <span className="flex flex-wrap items-center gap-x-2">
        <LocalTime at={receivedAt} format="short" />
        {isOverdue && <Badge tone="clay">{t('pipeline.board.overdue')}</Badge>}
      </span>
      <span className="flex flex-wrap gap-x-2 text-xs text-ink-soft wide:flex-nowrap wide:whitespace-nowrap">
        {channel !== 'website' && <span>{t(`enquiries.channel.${channel}`)}</span>}
        {replyBy && (
          <span>
            {t('enquiries.replyBy')} <LocalTime at={replyBy} format="short" />
          </span>
        )}
      </span>
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
