import { classNames } from '#ui/class-names.ts';

const places = [
  [92, 400],
  [214, 270],
  [372, 196],
  [520, 226],
] as const;

/** Half widths of the meridians, and heights and half widths of the parallels, of a globe with radius 360. */
const meridians = [0, 111, 212, 291, 342];
const parallels = [
  [78, 351],
  [170, 317],
  [254, 255],
] as const;

export function MovingRoute({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 480"
      fill="none"
      className={classNames('pointer-events-none overflow-visible rtl:-scale-x-100', className)}
    >
      <g stroke="currentColor" strokeOpacity="0.28">
        <circle cx="360" cy="500" r="360" strokeOpacity="0.5" strokeWidth="1.5" />
        {meridians.map((half) => (
          <ellipse key={half} cx="360" cy="500" rx={half} ry="360" />
        ))}
        {parallels.map(([height, half]) => (
          <path key={height} d={`M${360 - half} ${500 - height}h${2 * half}`} />
        ))}
      </g>
      <path
        d="M40 500C56 456 70 428 92 400C130 350 170 304 214 270C262 234 316 202 372 196C428 192 474 206 520 226C590 256 650 320 700 430"
        className="stroke-brass-bright"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {places.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="7" className="fill-brass-bright stroke-ivory" strokeWidth="3" />
      ))}
    </svg>
  );
}
