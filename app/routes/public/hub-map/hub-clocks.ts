import { type Place, project } from './projection.ts';
import { isDay, nightPath, subsolarPoint } from './sun.ts';

export interface HubClocks {
  dateLocale: string;
}

const minuteMilliseconds = 60_000;

/** Shows weekday and time, day or night of each hub, and the night on the map, every minute. */
export default function showHubClocks(map: HTMLElement, { dateLocale }: HubClocks): void {
  const clocks = [...map.querySelectorAll<HTMLElement>('[data-zone]')].map((element) => ({
    element,
    format: new Intl.DateTimeFormat(dateLocale, {
      timeZone: element.dataset['zone'],
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  }));
  let shown = 0;
  const show = () => {
    const now = Math.floor(Date.now() / minuteMilliseconds) * minuteMilliseconds;
    if (now === shown) return;
    shown = now;
    for (const { element, format } of clocks) {
      element.textContent = format.format(now);
    }
    const sun = subsolarPoint(now);
    for (const hub of map.querySelectorAll<HTMLElement>('[data-place]')) showDayOrNight(hub, sun);
    drawNight(map, sun);
  };
  show();
  setInterval(show, 1_000);
}

function showDayOrNight(hub: HTMLElement, sun: Place): void {
  const place: Place = JSON.parse(hub.dataset['place'] ?? '');
  const state = isDay(place, sun) ? 'day' : 'night';
  for (const part of hub.querySelectorAll<HTMLElement>('[data-state]')) part.hidden = part.dataset['state'] !== state;
}

function drawNight(map: HTMLElement, sun: Place): void {
  const drawing = map.querySelector('[data-night]');
  const [x, y] = project(sun);
  drawing?.querySelector('path')?.setAttribute('d', nightPath(sun));
  for (const circle of drawing?.querySelectorAll('circle') ?? []) {
    circle.setAttribute('cx', String(x));
    circle.setAttribute('cy', String(y));
  }
  drawing?.classList.remove('hidden');
}
