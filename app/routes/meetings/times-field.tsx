import type { MeetingTime } from '#features/meetings/meetings.ts';
import type { ChoiceState } from '#forms/use-form.ts';
import { fieldAria, fieldId } from '#ui/field.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { ClockTime, MeetingDay, ZoneNote } from './meeting-time.tsx';
import { timesByDay } from './times-by-day.ts';

type TimesFieldProps = { field: ChoiceState; times: readonly MeetingTime[]; zone: string; schoolZone: string };

/** Free times as radio buttons, by day. */
export function TimesField({ field: { name, label, error, defaultValue }, times, zone, schoolZone }: TimesFieldProps) {
  const id = fieldId(name);
  const first = times[0]?.id;
  return (
    <fieldset {...fieldAria(id, { hint: undefined, error })} className="min-w-0">
      <legend className="text-lg font-[620]">{label}</legend>
      <ZoneNote zone={zone} schoolZone={schoolZone} />
      <FieldError fieldId={id} error={error} />
      {timesByDay(times, zone).map(([day, ofDay]) => (
        <fieldset key={day} className="mt-4 min-w-0">
          <legend className="mb-1 font-[560]">{ofDay[0] && <MeetingDay at={ofDay[0].startsAt} zone={zone} />}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-4">
            {ofDay.map((time) => (
              <label key={time.id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
                <input
                  type="radio"
                  id={time.id === first ? id : undefined}
                  name={name}
                  value={time.id}
                  defaultChecked={defaultValue === time.id}
                  className="size-5 shrink-0 accent-sea"
                />
                <span>
                  <ClockTime {...time} zone={zone} schoolZone={schoolZone} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
