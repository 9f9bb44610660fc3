import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { Mark } from './mark.tsx';

/** Mark and name. With `to` it's a link. `size` is the mark's, in px; the name scales with it. */
export function Logo({ name, to, size = 28, className }: LogoProps): ReactNode {
  const looks = classNames(
    'inline-flex min-h-11 items-center gap-[.55rem] font-display font-[520] leading-none tracking-[-.035em] text-ink',
    size >= 28 ? 'text-[1.65rem]' : 'text-[1.45rem]',
    className,
  );
  const inside = (
    <>
      <Mark size={size} className="-translate-y-px shrink-0" />
      <span translate="no">{name}</span>
    </>
  );
  return to ? (
    <Link to={to} className={looks}>
      {inside}
    </Link>
  ) : (
    <span className={looks}>{inside}</span>
  );
}

export type LogoProps = { name: string; to?: string; size?: number; className?: string };
