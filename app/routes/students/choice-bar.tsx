import { href } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Chosen } from './use-chosen.ts';

/** Above the list: all students at once, and a letter, an announcement or times for a meeting for the families of those chosen. */
export function ChoiceBar({ chosen }: { chosen: Chosen }) {
  const t = useTranslate();
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 bg-ivory py-1">
      <label className="scripts-only inline-flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          className="size-5 accent-sea"
          checked={chosen.areAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen.ids.length > 0 && !chosen.areAll;
          }}
          onChange={({ target }) => chosen.chooseAll(target.checked)}
        />
        {t('letter.chooseAll')}
      </label>
      <p role="status" className="scripts-only text-ink-soft">
        {chosen.ids.length > 0 && t('letter.chosen', { count: chosen.ids.length })}
      </p>
      <Button
        type="submit"
        formAction={href('/announcements/write')}
        variant="secondary"
        size="small"
        className="ms-auto"
      >
        <Icon name="megaphone" />
        {t('announcement.write')}
      </Button>
      <Button type="submit" formAction={href('/meetings/offer')} variant="secondary" size="small">
        <Icon name="clock" />
        {t('meetings.offer')}
      </Button>
      <Button type="submit" variant={chosen.ids.length > 0 ? 'primary' : 'secondary'} size="small">
        <Icon name="pen-line" />
        {t('letter.title')}
      </Button>
    </div>
  );
}
