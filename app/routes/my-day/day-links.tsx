import { Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { addDays } from '#platform/calendar-days.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Links to the days before and after. @param props.pathOf a day; undefined is today */
export function DayLinks({ day, today, pathOf }: { day: string; today: string; pathOf: (day?: string) => string }) {
  const t = useTranslate();
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <nav aria-label={t('teaching.days')} className="no-print flex flex-wrap gap-2">
      <Link to={pathOf(addDays(day, -1))} className={look}>
        <Icon name="chevron-left" className="mirrored" />
        {t('teaching.previous')}
      </Link>
      {day !== today && (
        <Link to={pathOf()} className={look}>
          {t('teaching.today')}
        </Link>
      )}
      <Link to={pathOf(addDays(day, 1))} className={look}>
        {t('teaching.next')}
        <Icon name="chevron-right" className="mirrored" />
      </Link>
    </nav>
  );
}
