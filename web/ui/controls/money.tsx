import type { ReactNode } from 'react';

/** An amount in US cents: `$1,450`, `$17.50`; with `exact` always two places, `$299.00`, as on a receipt. */
export function Money({ cents, exact = false, className }: { cents: number; exact?: boolean; className?: string }): ReactNode {
  return <span className={className}>{formatCents(cents, { exact })}</span>;
}

/** Cents (integer, may be negative) to US text. Throws RangeError on a fraction of a cent, since that is never an amount of ours. */
export function formatCents(cents: number, { exact = false }: { exact?: boolean } = {}): string {
  if (!Number.isInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`);
  const digits = exact || cents % 100 !== 0 ? 2 : 0;
  const amount = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${cents < 0 ? '−' : ''}$${amount}`;
}

/** What people type as a price (`1,450`, `$17.5`, ` 95 `) to cents; null when it is not a price with at most two places. */
export function parseCents(text: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match?.[1]) return null;
  return Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
