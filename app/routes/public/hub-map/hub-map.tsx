import { useLanguage } from '#i18n/language-context.tsx';
import { Island } from '#islands/island.tsx';
import { classNames } from '#ui/class-names.ts';
import { Arcs } from './arcs.tsx';
import { HubTimes } from './hub-times.tsx';
import { labelOf } from './labels.ts';
import land from './land.svg?url&no-inline';
import { LocalClock } from './local-clock.tsx';
import type { MapHub } from './map-hub.ts';
import { mapSize } from './projection.ts';

type HubMapProps = {
  hubs: readonly MapHub[];
  coverage: string;
  /** Use lazy if the map is far down the page. */
  loading: 'eager' | 'lazy';
};

/** World map, also given as text. Its script adds times and night. */
export function HubMap({ hubs, coverage, loading }: HubMapProps) {
  const { t, dateLocale } = useLanguage();
  return (
    <Island name="hub-map" props={{ dateLocale }}>
      <figure>
        {/* not mirrored in right-to-left languages */}
        <div dir="ltr" role="img" aria-label={t('hubs.map')} className={frameClass}>
          <div className="relative w-full max-sm:-ms-[31%] max-sm:w-[158%]">
            <img src={land} alt="" loading={loading} {...mapSize} className="w-full" />
            <Arcs hubs={hubs} />
            {hubs.map((hub) => (
              <HubLabel key={hub.name} hub={hub} />
            ))}
          </div>
        </div>
        <figcaption className="mt-4 flex flex-wrap justify-between gap-x-10 gap-y-1 text-sm text-ink-soft">
          <span className="text-base text-ink">{coverage}</span>
          <span>{t('hubs.legend')}</span>
        </figcaption>
      </figure>
      <HubTimes hubs={hubs} />
    </Island>
  );
}

/** On phones only the middle of the map is visible. Keeps its colours in forced-colors mode, like a picture. */
const frameClass = 'overflow-hidden rounded-lg border border-line bg-sea-tint text-ink forced-color-adjust-none';

const sides = {
  start: '-translate-y-1/2 ps-1',
  end: '-translate-x-full -translate-y-1/2 pe-1 text-end',
  above: '-translate-x-1/2 -translate-y-full text-center',
  below: '-translate-x-1/2 text-center',
};

function HubLabel({ hub }: { hub: MapHub }) {
  const { foot, side } = labelOf(hub);
  const [x, y] = foot;
  return (
    <div
      style={{ left: `${(x / mapSize.width) * 100}%`, top: `${(y / mapSize.height) * 100}%` }}
      className={classNames('absolute leading-tight whitespace-nowrap', sides[side])}
    >
      <span className="block text-xs font-[650] sm:text-sm lg:text-base">
        <bdi>{hub.name}</bdi>
      </span>
      <LocalClock timeZone={hub.timeZone} className="block text-sm tabular-nums max-lg:hidden" />
    </div>
  );
}
