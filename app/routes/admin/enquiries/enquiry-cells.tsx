import type { ListedEnquiry } from '#features/enquiries/enquiries.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalDay, LocalTime } from '#i18n/local-time.tsx';
import { Cell, RowHeading } from '#ui/table.tsx';
import { EmailText } from '../../shell/email-text.tsx';
import { enquiryPath } from '../enquiry/enquiry-path.ts';
import { RowLink } from '../list/row-link.tsx';
import { SealedText } from './sealed-text.tsx';
import { StateBadge } from './state-badge.tsx';

/* Cells that the lists of consultations and of messages on other topics share. */

/** With the email address, or the phone number of somebody who left none. */
export function SenderHeading({ id, name, email, phone }: Pick<ListedEnquiry, 'id' | 'name' | 'email' | 'phone'>) {
  return (
    <RowHeading>
      <span className="block whitespace-normal">
        <RowLink to={enquiryPath(id)}>
          <SealedText text={name} />
        </RowLink>
      </span>
      <span dir="ltr" className="cell-note page-side">
        {email ? <EmailText email={email} /> : <SealedText text={email === '' ? phone : email} />}
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
    <Cell label={t('enquiries.received')} isWide>
      <LocalTime at={receivedAt} format="short" />
      {(channel !== 'website' || replyBy) && (
        <span className="cell-note">
          {channel !== 'website' && t(`enquiries.channel.${channel}`)}
          {channel !== 'website' && replyBy && ' · '}
          {replyBy && <ReplyBy at={replyBy} isOverdue={isOverdue} />}
        </span>
      )}
    </Cell>
  );
}

function ReplyBy({ at, isOverdue }: { at: Date; isOverdue: boolean }) {
  const t = useTranslate();
  return (
    <>
      {isOverdue ? (
        <strong className="font-[620] text-clay">{t('enquiries.overdueSince')}</strong>
      ) : (
        t('enquiries.replyBy')
      )}{' '}
      <LocalDay at={at.getTime()} />
    </>
  );
}

export function StateCell({ state, owner }: Pick<ListedEnquiry, 'state' | 'owner'>) {
  const t = useTranslate();
  return (
    <Cell label={t('admin.list.state')}>
      <StateBadge state={state} />
      {owner && (
        <span dir="auto" translate="no" className="cell-note page-side">
          {owner.fullName}
        </span>
      )}
    </Cell>
  );
}
