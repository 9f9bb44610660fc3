import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * A state's symbol and label: ink dot (done), half dot (waiting), sun dot (active), ember diamond (late or failed), ring (not
 * started). The label is required, because many people can't tell states by color alone.
 */
export function Dot({ state, children, className }: { state: DotState; children: ReactNode; className?: string }): ReactNode {
  return (
    <span className={classNames('inline-flex items-start gap-[.45rem] font-[550]', state === 'late' && 'text-danger', className)}>
      <span className="flex h-lh items-center">
        <DotShape state={state} />
      </span>
      <span>{children}</span>
    </span>
  );
}

/** The symbol alone, if the label is elsewhere. */
export function DotShape({ state, size = 9 }: { state: DotState; size?: number }): ReactNode {
  return (
    <svg className="shrink-0" width={size} height={size} viewBox="0 0 9 9" data-state={state} aria-hidden="true">
      {shapes[state]}
    </svg>
  );
}

export type DotState = 'done' | 'waiting' | 'active' | 'late' | 'idle';

const shapes: Record<DotState, ReactNode> = {
  done: <circle cx="4.5" cy="4.5" r="4.5" fill="var(--ink)" />,
  waiting: (
    <>
      <circle cx="4.5" cy="4.5" r="3.5" fill="none" stroke="var(--ink-3)" strokeWidth="2" />
      <path d="M4.5 0a4.5 4.5 0 0 0 0 9z" fill="var(--ink-3)" />
    </>
  ),
  active: <circle cx="4.5" cy="4.5" r="4" fill="var(--sun)" stroke="var(--sun-lo)" />,
  late: <path d="M4.5-.6 9.6 4.5 4.5 9.6-.6 4.5z" fill="var(--danger)" />,
  idle: <circle cx="4.5" cy="4.5" r="3.5" fill="none" stroke="var(--ink-3)" strokeWidth="2" />,
};
