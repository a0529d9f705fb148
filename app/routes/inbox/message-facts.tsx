import type { Message, Side } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { personDetails, personName } from '#ui/describe-person.ts';
import { Icon } from '#ui/icon.tsx';
import { sideText } from './side-text.ts';

type MessageFactsProps = {
  message: Message;
  /** Of a thread whose earlier messages are above: the focus moves here. */
  isTarget: boolean;
};

/** Shows the other side of the message; in print sender and receiver. */
export function MessageFacts({ message, isTarget }: MessageFactsProps) {
  const { direction, other, ownOffice, studentName, createdAt } = message;
  const t = useTranslate();
  const isSent = direction === 'sent';
  const details = other && personDetails(other, t);
  const otherSide = isSent ? message.to : message.from;
  return (
    <div
      {...(isTarget && { 'data-route-focus': '', tabIndex: -1 })}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-5 text-sm text-ink-soft outline-none"
    >
      <p className="min-w-0 wrap-anywhere">
        {isSent && <PrintOnlySide label={t('message.from')} side={message.from} />}
        {t(isSent ? 'message.to' : 'message.from')}{' '}
        <bdi translate="no" className="font-[620] text-ink">
          {other ? personName(other, t) : sideText(otherSide, t)}
        </bdi>
        {details && (
          <>
            {' '}
            <bdi translate="no">({details})</bdi>
          </>
        )}
        {ownOffice && (
          <>
            <br />
            {t(isSent ? 'message.fromOffice' : 'message.toOffice', { office: t(`office.${ownOffice}`) })}
          </>
        )}
        {!isSent && <PrintOnlySide label={t('message.to')} side={message.to} />}
        {studentName && (
          <>
            <br className="print:hidden" />
            {t('message.student')} <bdi translate="no">{studentName}</bdi>
          </>
        )}
        <br />
        <LocalTime at={new Date(createdAt)} format="long" />
      </p>
      <ReadBadge message={message} />
    </div>
  );
}

function PrintOnlySide({ label, side }: { label: string; side: Side }) {
  const t = useTranslate();
  return (
    <span className="hidden print:block">
      {label} <bdi translate="no">{sideText(side, t)}</bdi>
    </span>
  );
}

/** Returns whether the other side has read what the reader sent. */
export function ReadBadge({ message: { direction, isRead } }: { message: Message }) {
  const t = useTranslate();
  if (direction !== 'sent') return null;
  return (
    <Badge tone={isRead ? 'moss' : 'neutral'}>
      {isRead && <Icon name="check-check" />}
      {t(isRead ? 'message.read' : 'message.notYetRead')}
    </Badge>
  );
}
