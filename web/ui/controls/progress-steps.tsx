import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** How far a form has come: a bar of `total` pieces, the past in ink, the present (`current`, from 1) in the low sun. Said as 'Step 2 of 8'. */
export function ProgressSteps({ total, current, label = 'Step', className }: ProgressStepsProps): ReactNode {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={`${label} ${current} of ${total}`}
      className={classNames('grid auto-cols-fr grid-flow-col gap-1', className)}
    >
      {Array.from({ length: total }, (_, index) => index + 1).map((step) => (
        <span
          key={step}
          className={classNames('h-1 rounded-[2px]', step < current ? 'bg-ink' : step === current ? 'bg-sun-lo' : 'bg-line-strong')}
        />
      ))}
    </div>
  );
}

export type ProgressStepsProps = { total: number; current: number; label?: string; className?: string };
