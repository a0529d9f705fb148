import { classNames } from './class-names.ts';

/** Loading placeholder; set its size by class. Announce the loading state separately. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('skeleton block', className)} />;
}

export function SkeletonText({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames('block space-y-2.5', className)}>
      <Skeleton className="h-4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-3/5" />
    </span>
  );
}
