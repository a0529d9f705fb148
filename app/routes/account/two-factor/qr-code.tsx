import type { QrCode as Code } from '#features/accounts/second-factors.ts';

/** Black on white also in dark or forced colours: cameras need the contrast. */
export function QrCode({ code: { size, path }, label }: { code: Code; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full shrink-0 self-start rounded-lg border border-line bg-white forced-color-adjust-none"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
