import { useTranslate } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { LocalClock } from './local-clock.tsx';
import type { MapHub } from './map-hub.ts';

export function HubTimes({ hubs }: { hubs: readonly MapHub[] }) {
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
            <LocalClock timeZone={timeZone} className="text-lg text-sea tabular-nums" />
          </p>
          <p className="text-sm text-ink-soft">{t(`hubs.zone.${timeZone}`)}</p>
          <p data-place={JSON.stringify(place)} className="scripts-only h-[1lh] text-sm text-ink-soft">
            <DayOrNight state="day" />
            <DayOrNight state="night" />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** `hub-clocks.ts` shows one of them. */
function DayOrNight({ state }: { state: 'day' | 'night' }) {
  const t = useTranslate();
  return (
    <span data-state={state} hidden className="flex items-center max-lg:justify-end">
      <Icon name={state === 'day' ? 'sun' : 'moon'} className="me-1.5 size-4 text-brass" />
      {t(`hubs.${state}`)}
    </span>
  );
}
