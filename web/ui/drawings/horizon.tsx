import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The horizon line that drawings stand on. `glows` where a night ends at it and its sun is about to rise. */
export function Horizon({ glows = false, className }: { glows?: boolean; className?: string }): ReactNode {
  return <hr className={classNames('h-0.5 border-0', glows ? glow : 'bg-ink', className)} />;
}

const glow = 'bg-[linear-gradient(90deg,var(--night-600),var(--copper)_40%,var(--sun-hi)_72%,var(--copper))]';
