import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The line things stand on, as a rule. */
export function Horizon({ className }: { className?: string }): ReactNode {
  return <hr className={classNames('h-0.5 border-0 bg-ink', className)} />;
}
