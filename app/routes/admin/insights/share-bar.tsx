/** A bar for a share from 0 to 1. SVG, so that it prints and is visible in forced colours; the number is next to it. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="mirrored mt-1.5 block h-2 w-full rounded-sm bg-sand"
    >
      <rect width={share} height="1" className="fill-sea" />
    </svg>
  );
}
