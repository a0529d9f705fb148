import type { ComponentProps } from 'react';

type SkipLinkProps = Pick<ComponentProps<'a'>, 'onClick' | 'children'> & { target?: string };

/** Must be the first element of the page. `target` is the id of the main content. */
export function SkipLink({ target = 'main', onClick, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      onClick={onClick}
      className="no-print fixed start-4 top-3 z-50 -translate-y-24 rounded-md bg-sea px-5 py-3 text-ivory focus:translate-y-0"
    >
      {children}
    </a>
  );
}
