import { classNames } from './class-names.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter as one grapheme: `'é'`, an emoji and `'नि'` stay whole. Returns `·` if there is none. */
export function initialOf(name: string): string {
  // Fast path for Latin names: `Intl.Segmenter` is slow.
  if (/^[a-z]([ -~]|$)/i.test(name)) return name.charAt(0).toUpperCase();
  for (const { segment } of graphemes.segment(name.trim())) {
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment)) return segment.toUpperCase();
  }
  return '·';
}

const sizes = { small: 'size-9 text-sm', normal: 'size-12 text-lg', large: 'size-16 text-2xl' };

type AvatarInitialProps = { name: string; size?: keyof typeof sizes | undefined; className?: string | undefined };

/** Decorative circle with the initial of a name. Always render the name next to it. */
export function AvatarInitial({ name, size = 'normal', className }: AvatarInitialProps) {
  return (
    <span
      aria-hidden
      translate="no"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full border border-brass-bright/50 bg-brass-tint',
        'font-heading leading-none text-sea select-none',
        sizes[size],
        className,
      )}
    >
      {initialOf(name)}
    </span>
  );
}
