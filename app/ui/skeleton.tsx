import { classNames } from './class-names.ts';

/** A grey shape where something will come; give it the size of that by class. Announce the wait apart from it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('skeleton block', className)} />;
}

/** Lines of text to come, the last one shorter. */
export function SkeletonText({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames('block space-y-2.5', className)}>
      <Skeleton className="h-4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-3/5" />
    </span>
  );
}
