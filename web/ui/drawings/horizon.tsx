import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * The line things stand on. Alone it is a rule; with `progress` (0–1) and `label` it is a progress bar that lights up from the left.
 */
export function Horizon({ progress, label, className }: HorizonProps): ReactNode {
  if (progress === undefined) return <hr className={classNames('h-0.5 border-0 bg-ink', className)} />;
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classNames('h-1 w-full bg-line-strong', className)}
    >
      <svg className="block size-full" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="1" fill="var(--accent-line)" className="transition-[width] duration-base ease-rise" />
      </svg>
    </div>
  );
}

export type HorizonProps = { progress?: number; label?: string; className?: string };
