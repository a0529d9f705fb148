import { type Hours, hoursInZone } from './hours-in-zone.ts';

export interface OwnHours extends Hours {
  locale: string;
  /** Texts with `{time}`. */
  nextDay: string;
  previousDay: string;
}

/** Shows lesson times in the time zone of the reader's device. */
export default function showOwnHours(table: HTMLElement, { locale, ...own }: OwnHours): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const cell = table.querySelector('[data-own-hours]');
  const onOtherDay = (day: 'nextDay' | 'previousDay', time: string) => own[day].replace('{time}', time);
  if (cell) cell.textContent = hoursInZone(own, { timeZone, locale, onOtherDay });
}
