import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * Progress through stages: dots on a line, done ones in ink, the current one in the sun color. Horizontal on wide screens,
 * vertical on phones. Only one step can be `now` or `late`; each says when or who below its name.
 */
export function StageBar({ steps, label, className }: { steps: Stage[]; label: string; className?: string }): ReactNode {
  return (
    <ol aria-label={label} className={classNames('relative grid max-md:ml-1.5 md:auto-cols-fr md:grid-flow-col', className)}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'now' || step.state === 'late' ? 'step' : undefined}
          className="relative pb-[1.1rem] pl-8 text-small leading-[1.35] text-ink-2 last:pb-0 md:pr-3 md:pb-0 md:pl-0 md:pt-[1.55rem]"
        >
          <span aria-hidden="true" className={classNames(line, lines(step.state, index === steps.length - 1))} />
          <span aria-hidden="true" className={classNames('absolute z-1 forced-colors:forced-color-adjust-none', dots[step.state])} />
          <b className={classNames('block text-ui', step.state === 'ahead' ? 'font-medium' : 'font-semibold text-ink')}>{step.label}</b>
          {step.note && <span className={step.state === 'late' ? 'font-semibold text-danger' : undefined}>{step.note}</span>}
          <span className="sr-only">{spoken[step.state]}</span>
        </li>
      ))}
    </ol>
  );
}

export type Stage = { label: string; note?: string; state: 'done' | 'now' | 'late' | 'ahead' };

const line = 'absolute forced-colors:forced-color-adjust-none left-1.5 top-1.5 w-0.5 md:left-0 md:h-0.5 md:w-full';

function lines(state: Stage['state'], last: boolean): string {
  const color = state === 'done' ? 'bg-ink forced-colors:bg-[CanvasText]' : 'bg-line-strong forced-colors:bg-[GrayText]';
  return `${color} ${last ? 'max-md:hidden' : 'max-md:h-full'}`;
}

const dots: Record<Stage['state'], string> = {
  done: 'left-0 top-0 size-3.5 rounded-full bg-ink forced-colors:bg-[CanvasText]',
  now: '-left-1.5 -top-1.5 size-6.5 rounded-full bg-sun ring-4 ring-bg forced-colors:bg-[Highlight] forced-colors:ring-[Canvas]',
  late: 'left-0 top-0 size-3.5 rotate-45 rounded-[1px] bg-danger ring-4 ring-bg forced-colors:bg-[CanvasText] forced-colors:ring-[Canvas]',
  ahead:
    'left-0 top-0 size-3.5 rounded-full bg-bg inset-ring-2 inset-ring-line-strong forced-colors:bg-[Canvas] forced-colors:inset-ring-[GrayText]',
};

const spoken: Record<Stage['state'], string> = { done: ' (done)', now: ' (now)', late: ' (late)', ahead: ' (ahead)' };
