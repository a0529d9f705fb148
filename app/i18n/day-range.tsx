import { CalendarDay } from './calendar-day.tsx';

/** One day, or the first and the last. */
export function DayRange({ first, last }: { first: string; last: string }) {
  return (
    <>
      <CalendarDay day={first} />
      {last !== first && (
        <>
          {' – '}
          <CalendarDay day={last} />
        </>
      )}
    </>
  );
}
