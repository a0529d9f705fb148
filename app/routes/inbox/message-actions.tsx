import { Form, href, Link, useLocation } from 'react-router';
import { type Message, officeRecipient, type ReplyBlock } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { personName } from '#ui/describe-person.ts';
import { Icon } from '#ui/icon.tsx';

type MessageActionsProps = { newest: Message; replyBlock: ReplyBlock | null; isArchived: boolean };

export function MessageActions({ newest, replyBlock, isArchived }: MessageActionsProps) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const { other } = newest;
  return (
    <div className="no-print mt-8 flex flex-wrap gap-3">
      {other && replyBlock && <NoReply name={personName(other, t)} block={replyBlock} />}
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

const helpfulOffices = ['academic', 'safeguarding', 'complaints'] as const;

/** Explains why the reader cannot reply, and links to offices. @see PD-28, PD-39 */
function NoReply({ name, block }: { name: string; block: ReplyBlock }) {
  const t = useTranslate();
  return (
    <div role="note" className="basis-full rounded-lg border border-line bg-ivory p-4">
      <p>{t(block === 'suspended' ? 'message.noReply.suspended' : 'message.noReply.notAllowed', { name })}</p>
      <p className="mt-1">{t('message.noReply.offices')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {helpfulOffices.map((office) => (
          <li key={office}>
            <Link
              to={`${href('/inbox')}?compose&to=${officeRecipient(office)}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t(`office.${office}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
