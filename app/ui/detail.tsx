import type { ReactNode } from 'react';

type DetailProps = { label: string; isWide?: boolean; children: ReactNode };

/** An entry of a `<dl>`; `isWide` spans both columns of a grid. */
export function Detail({ label, isWide = false, children }: DetailProps) {
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
