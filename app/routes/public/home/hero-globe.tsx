import { classNames } from '../../../ui/class-names.ts';

/** Half widths of the meridians of a globe of radius 280, each 18° on from the last as seen from the side. */
const meridians = [0, 86.5, 164.6, 226.5, 266.3];
/** Heights and half widths of the parallels, every 22.5°. */
const parallels = [
  [0, 280],
  [107.2, 258.7],
  [198, 198],
  [258.7, 107.2],
] as const;

/** Four families on four continents, one school: the shortest ways between them. */
const ways = [
  'M118 352C170 190 320 128 452 214',
  'M452 214C520 262 540 350 496 430',
  'M118 352C230 470 380 500 496 430',
];
const places = [
  [118, 352],
  [452, 214],
  [496, 430],
  [255, 190],
] as const;

/** Ornament of the hero: a tilted globe with great circles between places. */
export function HeroGlobe({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 600"
      fill="none"
      className={classNames('pointer-events-none rtl:-scale-x-100', className)}
    >
      <circle cx="300" cy="300" r="280" className="fill-paper" fillOpacity="0.75" />
      <g stroke="currentColor" strokeOpacity="0.3" transform="rotate(-18 300 300)">
        <circle cx="300" cy="300" r="280" strokeOpacity="0.55" strokeWidth="1.5" />
        {meridians.map((half) => (
          <ellipse key={half} cx="300" cy="300" rx={half} ry="280" />
        ))}
        {parallels.flatMap(([height, half]) => [
          <path key={height} d={`M${300 - half} ${300 - height}h${2 * half}`} />,
          height > 0 && <path key={-height} d={`M${300 - half} ${300 + height}h${2 * half}`} />,
        ])}
      </g>
      <g className="stroke-brass-bright" strokeWidth="3" strokeLinecap="round">
        {ways.map((way) => (
          <path key={way} d={way} />
        ))}
      </g>
      {places.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="7" className="fill-brass-bright stroke-ivory" strokeWidth="3" />
      ))}
    </svg>
  );
}
