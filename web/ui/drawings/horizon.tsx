import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The horizon line that drawings stand on. */
export function Horizon({ className }: { className?: string }): ReactNode {
  return <hr className={classNames('h-0.5 border-0 bg-ink', className)} />;
}
