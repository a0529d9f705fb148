import { classNames } from '#ui/class-names.ts';

export interface BarPart {
  /** From 0 to 1; the shares of a bar add up to at most 1. */
  share: number;
  fill: string;
}

/** A bar of shares. SVG, so that it prints and is visible in forced colours; the numbers are shown next to it. */
export function ShareBar({ parts, className }: { parts: readonly BarPart[]; className?: string }) {
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className={classNames('mirrored block h-2 w-full rounded-sm bg-sand', className)}
    >
      {parts.map(({ share, fill }, index) => (
        <rect key={fill} x={startOf(index)} width={share} height="1" className={fill} />
      ))}
    </svg>
  );
}
