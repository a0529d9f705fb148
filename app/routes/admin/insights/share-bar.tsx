import { classNames } from '../../../ui/class-names.ts';

export interface BarPart {
  /** From 0 to 1; all parts of a bar make 1 at most. */
  share: number;
  fill: string;
}

/** Shares of a whole as a bar; drawn, so that it prints and shows in forced colours. The numbers stand beside it. */
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
