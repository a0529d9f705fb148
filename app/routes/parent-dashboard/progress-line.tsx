import { useLanguage } from '#i18n/language-context.tsx';

const [width, height, margin] = [280, 72, 8];

type ProgressLineProps = {
  /** Places in the scale, 0 for the highest grade; the first term first. */
  places: number[];
  gradeCount: number;
  label: string;
};

/** A line chart with a rule for each grade. Time runs in the direction of the text. */
export function ProgressLine({ places, gradeCount, label }: ProgressLineProps) {
  const { direction } = useLanguage();
  const yOf = (place: number) => margin + (place * (height - 2 * margin)) / Math.max(1, gradeCount - 1);
  const points = places.map((place, index) => {
    const fromStart = margin + (index * (width - 2 * margin)) / (places.length - 1);
    return { x: direction === 'rtl' ? width - fromStart : fromStart, y: yOf(place) };
  });
  const rules = Array.from({ length: gradeCount }, (_, place) => `M0 ${yOf(place)}H${width}`);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="mt-1.5 block h-auto w-full max-w-md"
    >
      <path d={rules.join('')} className="stroke-line" />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-sea"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={4} className="fill-sea" />
      ))}
    </svg>
  );
}
