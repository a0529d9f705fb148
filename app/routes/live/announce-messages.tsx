import { useState } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { useShell } from '../shell/use-shell.ts';
import { type KnownMessages, type Unread, updateKnownMessages } from './arrived-message.ts';

const nothingUnread: Unread = { unreadCount: 0 };

/** Announces to screen readers a message that arrived while the page was open. */
export function AnnounceMessages() {
  const t = useTranslate();
  const unread: Unread = useShell() ?? nothingUnread;
  const [known, setKnown] = useState<{ unread: Unread; messages: KnownMessages }>({
    unread,
    messages: { unreadCount: unread.unreadCount, newestAt: null, announced: null },
  });
  if (known.unread !== unread) setKnown({ unread, messages: updateKnownMessages(known.messages, unread) });
  const { announced } = known.messages;
  return (
    <div aria-live="polite" className="sr-only">
      {announced && (
        <p key={announced.id}>
          {t('message.arrived', {
            name: announced.otherOffice
              ? t(`office.${announced.otherOffice}`)
              : (announced.otherName ?? t('message.formerUser')),
          })}
        </p>
      )}
    </div>
  );
}
