import { Form } from 'react-router';
import type { ReadAnnouncement } from '#features/announcements/announcements.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { confirmIntent } from './question-form.ts';

/** Nothing for an announcement that asks for no confirmation. */
export function ConfirmReading({ announcement }: { announcement: ReadAnnouncement }) {
  const t = useTranslate();
  const { version, confirmBy, confirmedAt } = announcement;
  if (confirmBy === null) return null;
  if (confirmedAt)
    return (
      <p className="flex flex-wrap items-center gap-x-2">
        <Icon name="check-check" className="size-5 text-moss" />
        {t('announcement.confirm.done')} · <LocalTime at={confirmedAt} format="short" />
      </p>
    );
  return (
    <section aria-labelledby="confirm">
      <Card className="flex flex-col gap-3">
        <h2 id="confirm" className="text-xl">
          {t('announcement.confirm.title')}
        </h2>
        <p>
          {t('announcement.confirm.by')} <CalendarDay day={confirmBy} />
        </p>
        <p className="text-sm text-ink-soft">{t('announcement.confirm.each')}</p>
        <Form method="post" preventScrollReset className="no-print">
          <input type="hidden" name="revision" value={version} />
          <Button type="submit" name="intent" value={confirmIntent}>
            <Icon name="check" />
            {t('announcement.confirm.submit')}
          </Button>
        </Form>
      </Card>
    </section>
  );
}
