import { Form, href, Link } from 'react-router';
import type { OwnAnnouncement } from '#features/announcements/announcements.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { acts } from './acts.ts';

type ActionsProps = { announcement: OwnAnnouncement; hasOpenReaders: boolean };

/** Nothing for an announcement that was withdrawn. */
export function AnnouncementActions({ announcement: { id, state, mayRemind }, hasOpenReaders }: ActionsProps) {
  const t = useTranslate();
  if (state === 'withdrawn' || state === 'unpublished') return null;
  return (
    <div className="no-print flex flex-col gap-1">
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        {state === 'published' && hasOpenReaders && mayRemind && (
          <Button type="submit" name="intent" value={acts.remind} size="small" aria-describedby="remind-hint">
            <Icon name="bell" />
            {t('announcement.remind')}
          </Button>
        )}
        <Link
          to={href('/announcements/:announcementId/correct', { announcementId: id })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <Icon name="pen-line" />
          {t('announcement.correct')}
        </Link>
        <Button type="submit" name="intent" value={acts.withdraw} variant="secondary" size="small">
          {t('announcement.withdraw')}
        </Button>
      </Form>
      {state === 'published' && (
        <p id="remind-hint" className="text-sm text-ink-soft">
          {t(mayRemind ? 'announcement.remind.hint' : 'announcement.remind.tooSoon')}
        </p>
      )}
    </div>
  );
}
