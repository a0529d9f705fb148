type LocalClockProps = { timeZone: string; className?: string };

/** Weekday and time, set by `hub-clocks.ts`; a placeholder of the same height until then: the page is cached for a day. */
export function LocalClock({ timeZone, className }: LocalClockProps) {
  return (
    <span data-zone={timeZone} className={className}>
      {'\u00a0'}
    </span>
  );
}
