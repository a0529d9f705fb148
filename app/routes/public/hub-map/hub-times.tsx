import { useTranslate } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LocalClock } from './local-clock.tsx';
import type { MapHub } from './map-hub.ts';
import { isDay, subsolarPoint } from './sun.ts';

export function HubTimes({ hubs, now }: { hubs: readonly MapHub[]; now: number | null }) {
  const t = useTranslate();
  return (
    <ul aria-label={t('hubs.times')} className="mt-8 grid gap-x-6 lg:auto-cols-fr lg:grid-flow-col">
      {hubs.map(({ name, timeZone, place }) => (
        <li
          key={name}
          className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-brass-bright/60 py-3 lg:grid-cols-1 lg:content-start"
        >
          <p className="font-heading text-xl">{name}</p>
          <p className="scripts-only max-lg:text-end">
            <LocalClock at={now} timeZone={timeZone} className="text-lg text-sea tabular-nums" />
          </p>
          <p className="text-sm text-ink-soft">{t(`hubs.zone.${timeZone}`)}</p>
          <p className="scripts-only flex h-[1lh] items-center text-sm text-ink-soft max-lg:justify-end">
            {now !== null && <DayOrNight isDay={isDay(place, subsolarPoint(now))} />}
          </p>
        </li>
      ))}
    </ul>
  );
}

function DayOrNight({ isDay }: { isDay: boolean }) {
  const t = useTranslate();
  const icon = isDay ? 'sun' : 'moon';
  return (
    <>
      <Icon name={icon} className="me-1.5 size-4 text-brass" />
      {t(isDay ? 'hubs.day' : 'hubs.night')}
    </>
  );
}
