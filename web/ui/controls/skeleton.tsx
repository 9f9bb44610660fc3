import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The shape of what is still coming, without a shimmer; size it by class. Silent: say 'Loading' once with LoadingRegion. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }): ReactNode {
  return <span aria-hidden="true" className={classNames('block rounded-1 bg-ink/8', className)} />;
}

/** Holds skeletons and tells screen readers that something is loading. `rows` ruled lines when nothing is given. */
export function LoadingRegion({ label = 'Loading', rows = 4, children, className }: LoadingProps): ReactNode {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children ??
        widths.slice(0, rows).map((width) => (
          <div key={width} className="flex h-13 items-center justify-between gap-6 border-b border-line">
            <Skeleton className={classNames('h-3.5', width)} />
            <Skeleton className="h-3.5 w-20" />
          </div>
        ))}
    </div>
  );
}

const widths = ['w-2/5', 'w-1/2', 'w-1/3', 'w-3/5', 'w-[45%]', 'w-[38%]', 'w-[55%]', 'w-[48%]'];

type LoadingProps = { label?: string; rows?: number; children?: ReactNode; className?: string };
