import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LessonRow, LessonTimes } from '../lessons/lesson-row.tsx';
import { useClock } from '../lessons/use-clock.ts';
import type { CalendarItem, ItemOf } from './calendar-items.ts';
import type { Calendar } from './load-calendar.server.ts';

/** Days are columns on wide screens and in print, and a list on phones. A weekend without anything is left out. */
export function Week({ calendar }: { calendar: Calendar }) {
  const { days, items, today } = calendar;
  const itemsOf = Map.groupBy(items, ({ day }) => day);
  const shown = days.filter((day, index) => index < 5 || itemsOf.has(day));
  return (
    <ol className={classNames('calendar-week', cardClass)}>
      {shown.map((day) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <DayHeading day={day} isToday={day === today} />
          <ul>
            {(itemsOf.get(day) ?? []).map((item) => (
              <li key={keyOf(item)}>
                <Item item={item} calendar={calendar} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function DayHeading({ day, isToday }: { day: string; isToday: boolean }) {
  const t = useTranslate();
  // A day of the calendar has no zone.
  const clock = useClock('UTC');
  return (
    <h2>
      <time dateTime={day}>{clock.day(new Date(day))}</time>
      {isToday && <Badge tone="moss">{t('lessons.today')}</Badge>}
    </h2>
  );
}

function keyOf(item: CalendarItem): string {
  switch (item.kind) {
    case 'lesson':
      return `${item.lesson.ruleId} ${item.lesson.day}`;
    case 'other-school':
      return `${item.id} ${item.day}`;
    case 'holiday':
    case 'term':
      return `${item.kind} ${item.name}`;
  }
}

type ItemProps<Kind extends CalendarItem['kind']> = { item: ItemOf<Kind>; calendar: Calendar };

function Item({ item, calendar }: ItemProps<CalendarItem['kind']>) {
  switch (item.kind) {
    case 'lesson':
      return <LessonItem item={item} calendar={calendar} />;
    case 'other-school':
      return <OtherSchoolItem item={item} calendar={calendar} />;
    case 'holiday':
      return <DayItem label="calendar.holiday" name={item.name} />;
    case 'term':
      return <DayItem label={item.isFirst ? 'calendar.termBegins' : 'calendar.termEnds'} name={item.name} />;
  }
}

function LessonItem({ item: { lesson }, calendar }: ItemProps<'lesson'>) {
  return (
    <LessonRow
      lesson={lesson}
      timeZone={calendar.zone.timeZone}
      now={calendar.now}
      about={<ChildNames ids={lesson.studentIds} calendar={calendar} />}
    />
  );
}

/** Nothing in the calendar of one child. */
function ChildNames({ ids, calendar: { children, child } }: { ids: readonly string[]; calendar: Calendar }) {
  if (children.length < 2 || child !== null) return null;
  return children
    .filter(({ id }) => ids.includes(id))
    .map(({ id, fullName }) => (
      <p key={id} translate="no" className="text-sm wrap-anywhere">
        <bdi>{fullName}</bdi>
      </p>
    ));
}

function OtherSchoolItem({ item, calendar }: ItemProps<'other-school'>) {
  const t = useTranslate();
  return (
    <div className="text-sm text-ink-soft">
      <LessonTimes {...item} timeZone={calendar.zone.timeZone} />
      <p>{t('calendar.otherSchool')}</p>
      <ChildNames ids={[item.studentId]} calendar={calendar} />
    </div>
  );
}

type DayItemProps = { label: 'calendar.holiday' | 'calendar.termBegins' | 'calendar.termEnds'; name: string };

function DayItem({ label, name }: DayItemProps) {
  const t = useTranslate();
  return (
    <p className="leading-snug wrap-anywhere">
      <span className="block text-sm text-ink-soft">{t(label)}</span>
      <bdi translate="no" className="font-[620]">
        {name}
      </bdi>
    </p>
  );
}
