import { Form } from 'react-router';
import type { CalendarFeed } from '#features/calendar-feeds/calendar-feeds.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { removeFeedIntent } from './feed-form.ts';

export function FeedList({ feeds }: { feeds: readonly CalendarFeed[] }) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {feeds.map((feed) => (
          <FeedRow key={feed.id} feed={feed} />
        ))}
      </ul>
    </Card>
  );
}

function FeedRow({ feed: { id, name, showsNames, createdAt, lastReadAt } }: { feed: CalendarFeed }) {
  const t = useTranslate();
  return (
    <li className="py-3">
      <p className="font-[620] wrap-anywhere">
        <bdi translate="no">{name}</bdi>
      </p>
      <dl className="flex flex-wrap gap-x-5 text-sm text-ink-soft">
        <div className="flex flex-wrap gap-x-1.5">
          <dt>{t('calendarFeeds.added')}</dt>
          <dd>
            <LocalTime at={createdAt} format="short" />
          </dd>
        </div>
        <div className="flex flex-wrap gap-x-1.5">
          <dt>{t('calendarFeeds.lastRead')}</dt>
          <dd>{lastReadAt ? <LocalTime at={lastReadAt} format="short" /> : t('calendarFeeds.neverRead')}</dd>
        </div>
        <div className="flex flex-wrap gap-x-1.5">
          <dt>{t('calendarFeeds.students')}</dt>
          <dd>{t(showsNames ? 'calendarFeeds.withNames' : 'calendarFeeds.withInitials')}</dd>
        </div>
      </dl>
      <details>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {t('calendarFeeds.remove', { name })}
        </summary>
        <Form method="post" className="mt-1 mb-2 flex flex-col items-start gap-4">
          <p>{t('calendarFeeds.remove.text')}</p>
          <input type="hidden" name="feedId" value={id} />
          <Button type="submit" name="intent" value={removeFeedIntent} variant="danger">
            {t('calendarFeeds.remove.submit')}
          </Button>
        </Form>
      </details>
    </li>
  );
}
