import { classNames } from './class-names.ts';

const bows = [80, 170, 250, 315, 360, 385];

/** Decorative globe. Set colour and size by class. */
export function MeridianArcs({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 800 400"
      fill="none"
      stroke="currentColor"
      className={classNames('pointer-events-none rtl:-scale-x-100', className)}
    >
      {bows.map((bow) => (
        <ellipse key={bow} cx="440" cy="390" rx={bow} ry="385" />
      ))}
      <path d="M60 300h760M90 220h700M160 130h560" strokeOpacity="0.6" />
      <path d="M70 330C210 90 520 20 760 190" strokeWidth="2.5" />
    </svg>
  );
}
