import { Form } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { WrittenText } from '#ui/written-text.tsx';
import type { ShownOrder } from './load-emergency.server.ts';

/** What each guardian wrote, and whether the school has seen the order. */
export function CourtOrders({ orders }: { orders: ShownOrder[] }) {
  const t = useTranslate();
  return (
    <Card>
      <h2 className="text-lg">{t('emergency.orders')}</h2>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="py-3 last:pb-0">
            {order.text === null ? (
              <p>{t('safety.unreadable')}</p>
            ) : (
              <WrittenText
                text={order.text}
                language={order.language}
                className="whitespace-pre-line page-side wrap-anywhere"
              />
            )}
            <p className="mt-1 text-sm text-ink-soft">
              <bdi>{t('emergency.order.from', { name: order.authorName ?? t('message.formerUser') })}</bdi> ·{' '}
              <LocalDay at={order.writtenAt.getTime()} />
              {order.seenAt && (
                <>
                  {' · '}
                  <bdi>{t('emergency.order.seen', { name: order.seenByName ?? t('message.formerUser') })}</bdi> ·{' '}
                  <LocalDay at={order.seenAt.getTime()} />
                </>
              )}
            </p>
            {!order.seenAt && <Unseen order={order} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Unseen({ order: { id, isConfirmable } }: { order: ShownOrder }) {
  const t = useTranslate();
  return (
    <Form method="post" preventScrollReset className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm font-[620] text-clay">{t('emergency.order.unseen')}</p>
      {isConfirmable && (
        <Button type="submit" name="orderId" value={id} variant="secondary" size="small" className="no-print">
          {t('emergency.order.confirm')}
        </Button>
      )}
    </Form>
  );
}
