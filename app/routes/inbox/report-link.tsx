import { href, Link } from 'react-router';
import type { Message } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';

/** Below a received message. @see PD-47 */
export function ReportLink({ message: { id, direction } }: { message: Message }) {
  const t = useTranslate();
  if (direction === 'sent') return null;
  return (
    <Link
      to={href('/inbox/:messageId/report', { messageId: id })}
      className="no-print text-link mt-4 inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft"
    >
      <Icon name="message-square-warning" className="size-4" />
      {t('message.report')}
    </Link>
  );
}
