import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { DotShape, type DotState } from '../drawings/dot.tsx';

/**
 * A persistent message in a form or section: an error, what was sent, or what to know first. `late` interrupts screen readers;
 * the others wait. A line at its left edge, no box.
 */
export function Notice({ state = 'active', title, children, action, className }: NoticeProps): ReactNode {
  return (
    <div
      role={state === 'late' ? 'alert' : 'status'}
      className={classNames('border-l-[3px] bg-sunk py-3 pr-4 pl-4 text-ui', state === 'late' ? 'border-danger' : 'border-ink', className)}
    >
      <p className={classNames('flex items-baseline gap-2 font-semibold', state === 'late' && 'text-danger')}>
        <DotShape state={state} />
        {title}
      </p>
      {children && <div className="mt-1 text-ink-2">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

export type NoticeProps = { state?: DotState; title: ReactNode; children?: ReactNode; action?: ReactNode; className?: string };
