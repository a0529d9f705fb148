import type { Insights } from '#features/analytics/insights.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { CountRow, CountTable } from './count-table.tsx';
import { useFormats } from './formats.ts';

type Days = Insights['days'];

export function ViewsPerDay({ days }: { days: Days }) {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <section aria-labelledby="views-per-day">
      <Card>
        <h2 id="views-per-day" className="mb-4 text-xl">
          {t('insights.days.title')}
        </h2>
        <DayChart days={days} />
        <details className="-mb-2 mt-3">
          <summary className="w-fit cursor-pointer py-2.5 text-sm">{t('insights.days.table')}</summary>
          <div className="mt-2 max-w-md">
            <CountTable caption={t('insights.days.title')} headings={[t('insights.day'), t('insights.views')]}>
              {days.toReversed().map(({ day, views }) => (
                <CountRow key={day} name={formats.longDay(day)} views={formats.number(views)} />
              ))}
            </CountTable>
          </div>
        </details>
      </Card>
    </section>
  );
}

const dayWidth = 10;
const barWidth = 7;

function DayChart({ days }: { days: Days }) {
  const formats = useFormats();
  const summary = useSummary(days);
  const top = roundedUp(Math.max(...days.map(({ views }) => views)));
  const shownDays = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 text-xs text-ink-soft tabular-nums">
      <div aria-hidden="true" className="flex h-48 flex-col justify-between text-end leading-none">
        <span>{formats.number(top)}</span>
        <span>{formats.number(0)}</span>
      </div>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${days.length * dayWidth} 100`}
        preserveAspectRatio="none"
        className="mirrored block h-48 w-full border-y border-line"
      >
        {days.map(({ day, views }, index) => (
          <rect
            key={day}
            x={index * dayWidth + (dayWidth - barWidth) / 2}
            y={100 - (views / top) * 100}
            width={barWidth}
            height={(views / top) * 100}
            className="fill-sea forced-colors:fill-[CanvasText]"
          >
            <title>{`${formats.longDay(day)}: ${formats.number(views)}`}</title>
          </rect>
        ))}
      </svg>
      <div aria-hidden="true" className="col-start-2 mt-1.5 flex justify-between">
        {shownDays.map((shown) => shown && <span key={shown.day}>{formats.shortDay(shown.day)}</span>)}
      </div>
    </div>
  );
}

function useSummary(days: Days): string {
  const t = useTranslate();
  const formats = useFormats();
  const [first = { day: '', views: 0 }] = days;
  const last = days.at(-1) ?? first;
  const busiest = days.reduce((most, day) => (day.views > most.views ? day : most), first);
  return t('insights.days.summary', {
    count: days.reduce((sum, { views }) => sum + views, 0),
    from: formats.longDay(first.day),
    to: formats.longDay(last.day),
    day: formats.longDay(busiest.day),
    most: busiest.views,
  });
}

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Upper end of the scale: a round number, at least 4. */
function roundedUp(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  const step = steps.find((factor) => factor * power >= most) ?? 10;
  return Math.max(step * power, 4);
}
