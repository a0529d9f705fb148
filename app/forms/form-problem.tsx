import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

export function FormProblem({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p
      role="alert"
      className={classNames('flex items-start gap-2.5 rounded-lg border border-clay/30 bg-clay-tint p-4', className)}
    >
      <Icon name="triangle-alert" className="mt-1 size-5 shrink-0 text-clay" />
      <span>{children}</span>
    </p>
  );
}
