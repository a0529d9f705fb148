import type { ReactNode } from 'react';

/** Must be the first element of the page. `target` is the id of the main content. */
export function SkipLink({ target = 'main', children }: { target?: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      className="no-print fixed start-4 top-3 z-50 -translate-y-24 rounded-md bg-sea px-5 py-3 text-ivory focus:translate-y-0"
    >
      {children}
    </a>
  );
}
