import { useId } from 'react';
import type { CopyOf } from '#content/copy.ts';
import type { en } from '#content/pages/curriculum/en.ts';
import { classNames } from '#ui/class-names.ts';

type Copy = CopyOf<typeof en>['parallel']['week'];
type Kind = keyof Copy['kinds'];

const looks: Record<Kind, string> = {
  lesson: 'border border-ivory/40 bg-sea',
  study: 'border border-sea/40 bg-sea-tint',
  people: 'bg-brass-bright',
  other: 'border border-dashed border-edge bg-sand',
};
/** Colours carry meaning: keep them in forced colours and print. */
const blockClass = 'rounded-sm forced-color-adjust-none [print-color-adjust:exact]';
const kinds = ['lesson', 'study', 'people', 'other'] as const;

/** One string per day, one letter per hour: lesson, study, person (mentor or coach), other school, free. */
const fullTime = ['LLLLS-', 'LLPLS-', 'LLLLS-', 'LLLPS-', 'LLPL--'];
const parallel = ['OOOOLS', 'OOOO--', 'OOOOLL', 'OOOOP-', 'OOOOLS'];
const hoursOfDay = [0, 1, 2, 3, 4, 5];
const kindOf: Record<string, Kind> = { L: 'lesson', S: 'study', P: 'people', O: 'other' };

export function WeekSketch({ title, days, note, ...copy }: Copy) {
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className="self-start rounded-lg border border-line bg-ivory p-5 sm:p-8">
      <h3 id={titleId} className="eyebrow font-sans">
        {title}
      </h3>
      <div className="mt-5 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <Week {...copy.fullTime} days={days} hours={fullTime} />
        <Week {...copy.parallel} days={days} hours={parallel} />
      </div>
      <figcaption className="mt-7 border-t border-line pt-5 text-sm">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {kinds.map((kind) => (
            <li key={kind} className="flex items-center gap-2">
              <span aria-hidden className={classNames(blockClass, 'size-4', looks[kind])} />
              {copy.kinds[kind]}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-ink-soft">{note}</p>
      </figcaption>
    </figure>
  );
}

type WeekProps = { name: string; text: string; days: readonly string[]; hours: readonly string[] };

function Week({ name, text, days, hours }: WeekProps) {
  return (
    <div>
      <h4 className="text-xl">{name}</h4>
      <p className="mt-1 min-h-[2lh] text-sm text-ink-soft">{text}</p>
      <div aria-hidden className="mt-4 grid grid-cols-5 gap-1.5">
        {days.map((day, index) => (
          <div key={day} className="flex flex-col gap-1.5">
            <span className="text-center text-xs text-ink-soft">{day}</span>
            {hoursOfDay.map((hour) => (
              <span key={hour} className={classNames(blockClass, 'h-7', lookOf(hours[index]?.[hour]))} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function lookOf(hour = ''): string {
  const kind = kindOf[hour];
  return kind ? looks[kind] : 'border border-dotted border-line';
}
