import type { CopyOf } from '#content/copy.ts';
import type { en } from '#content/pages/curriculum/en.ts';
import { classNames } from '#ui/class-names.ts';
import { PageSection } from '#ui/page-section.tsx';

/** Rotation of each dimension's circle, position of its number, and colours. */
const circles = [
  { turn: 0, number: [260, 356], stroke: 'stroke-sea', fill: 'fill-sea', ground: 'bg-sea' },
  { turn: 60, number: [125, 186], stroke: 'stroke-moss', fill: 'fill-moss', ground: 'bg-moss' },
  { turn: -60, number: [395, 186], stroke: 'stroke-brass', fill: 'fill-brass', ground: 'bg-brass' },
] as const;

/** Scholarship, wellbeing and future skills as three great circles of a globe. @see content §2 Curriculum page */
export function ThreeDimensions({ title, lead, list }: CopyOf<typeof en>['dimensions']) {
  return (
    <PageSection background="paper" layout="above" title={title} lead={lead}>
      <div className="grid items-center gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <ThreeCircles />
        <ol>
          {list.map(({ name, text }, index) => (
            <li key={name} className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-t border-line py-7 last:pb-0">
              <span
                aria-hidden
                className={classNames(
                  'mt-0.5 inline-flex size-9 items-center justify-center rounded-full font-heading text-lg leading-none text-paper lining-nums',
                  circles[index]?.ground,
                )}
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-2xl">{name}</h3>
                <p className="mt-2 max-w-prose">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </PageSection>
  );
}

function ThreeCircles() {
  return (
    <svg aria-hidden="true" viewBox="0 0 520 520" fill="none" className="mx-auto w-full max-w-sm lg:max-w-none">
      <circle cx="260" cy="260" r="240" className="fill-ivory stroke-line" strokeWidth="2" />
      {circles.map(({ turn, stroke }) => (
        <g key={turn} transform={`rotate(${turn} 260 260)`} className={stroke}>
          <path d="M20 260A240 96 0 0 1 500 260" strokeOpacity="0.35" strokeWidth="2" strokeDasharray="3 7" />
          <path d="M20 260A240 96 0 0 0 500 260" strokeWidth="3.5" />
        </g>
      ))}
      {circles.map(({ turn, number: [x, y], fill }, index) => (
        <g key={turn} className="text-paper">
          <circle cx={x} cy={y} r="22" className={classNames(fill, 'stroke-ivory')} strokeWidth="5" />
          <text x={x} y={y + 7} textAnchor="middle" className="fill-paper font-heading lining-nums" fontSize="22">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
