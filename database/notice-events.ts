import { noticeEvents } from '#content/notice-events.ts';

/** Path of the script from the project folder. */
export const noticeEventsFile = 'app/features/notifications/notice-events.sql';

/** Returns the script with the events of `noticeEvents` as a function. */
export function noticeEventsScript(): string {
  const rows = Object.entries(noticeEvents).map(([kind, event]) => {
    const { template, audience, choice, byDefault, waitsInQuietHours } = event;
    return `    (${[kind, template, audience, choice, byDefault].map(literal).join(', ')}, ${waitsInQuietHours})`;
  });
  return `-- The events of content/notice-events.ts, written by \`npm run generate\`. @see PD-31

create or replace function notice_events()
  returns table (kind text, template text, audience text, choice text, by_default text, waits_in_quiet_hours boolean)
  language sql immutable
  begin atomic values
${rows.join(',\n')};
  end;
`;
}

const literal = (value: string | null): string => (value === null ? 'null' : `'${value}'`);
