import { Form, Link, useLocation } from 'react-router';
import type { Message } from '../../features/messages/messages.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** @param newest of the thread, which a reply answers */
export function MessageActions({ newest, isArchived }: { newest: Message; isArchived: boolean }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const { id, other, direction } = newest;
  return (
    <div className="no-print mt-8 flex flex-wrap gap-3">
      {other && (
        <Link to={`/inbox?compose&to=${other.id}&re=${id}`} className={buttonClass()}>
          <Icon name="reply" className="mirrored" />
          {t(direction === 'sent' ? 'message.writeAgain' : 'message.reply')}
        </Link>
      )}
      <Form method="post" action={`${pathname}${search}`}>
        <Button type="submit" variant="quiet" name="intent" value={isArchived ? 'restore' : 'archive'}>
          <Icon name={isArchived ? 'inbox' : 'archive'} />
          {t(isArchived ? 'thread.restore' : 'thread.archive')}
        </Button>
      </Form>
      <Button variant="quiet" onClick={() => window.print()} className="scripts-only">
        <Icon name="printer" />
        {t('message.print')}
      </Button>
    </div>
  );
}
