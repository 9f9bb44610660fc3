import type { ReactNode } from 'react';
import { dollars, dollarsAndCents } from '../../content/dollars.ts';

/** An amount in US cents: `$1,450`, `$17.50`. With `exact`, always with two decimals, as on a receipt: `$299.00`. */
export function Money({ cents, exact = false, className }: { cents: number; exact?: boolean; className?: string }): ReactNode {
  return <span className={className}>{exact ? dollarsAndCents(cents) : dollars(cents)}</span>;
}
