import { greatCirclePath } from './great-circle.ts';
import { labelOf } from './labels.ts';
import type { MapHub } from './map-hub.ts';
import { mapSize, project } from './projection.ts';

export function Arcs({ hubs }: { hubs: readonly MapHub[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      fill="none"
      className="absolute inset-0 size-full overflow-hidden"
    >
      <NightAndSun />
      <g className="stroke-brass" strokeWidth="1.4" strokeOpacity="0.75">
        {pairsOf(hubs).map(([from, to]) => (
          <path key={from.name + to.name} d={greatCirclePath(from.place, to.place)} />
        ))}
      </g>
      {hubs.map((hub) => (
        <HubPoint key={hub.name} hub={hub} />
      ))}
    </svg>
  );
}

/** `hub-clocks.ts` draws them: the page is cached for a day. */
function NightAndSun() {
  return (
    <g data-night className="hidden transition-opacity duration-700 starting:opacity-0">
      <path className="fill-sea-deep stroke-sea" fillOpacity="0.2" strokeWidth="1" strokeOpacity="0.4" />
      <circle r="11" className="fill-gold" fillOpacity="0.35" />
      <circle r="6" className="fill-gold stroke-brass-bright" />
    </g>
  );
}

/** Connects every hub with the first one and with the next one to the east. */
function pairsOf(hubs: readonly MapHub[]): (readonly [MapHub, MapHub])[] {
  const [first] = hubs;
  const eastward = hubs.toSorted((one, other) => one.place[0] - other.place[0]);
  const adjacent = eastward.slice(1).map((hub, index) => [eastward[index] ?? hub, hub] as const);
  const further = hubs.slice(1).flatMap((hub) => (first ? [[first, hub] as const] : []));
  return [
    ...adjacent,
    ...further.filter((pair) => !adjacent.some((known) => known.every((hub) => pair.includes(hub)))),
  ];
}

function HubPoint({ hub }: { hub: MapHub }) {
  const [x, y] = project(hub.place);
  const [footX, footY] = labelOf(hub).foot;
  return (
    <>
      <path d={`M${x} ${y}L${footX} ${footY}`} className="stroke-ink" strokeWidth="0.7" />
      <circle cx={x} cy={y} r="4.5" className="fill-brass stroke-paper" strokeWidth="1.6" />
    </>
  );
}
