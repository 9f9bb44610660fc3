import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A site on a phone; `children` fill its screen. */
export function PhoneFrame({ children, viewClassName }: { children: ReactNode; viewClassName: string }): ReactNode {
  return (
    <div className="rounded-[22px] bg-[oklch(.14_.03_262)] p-1.5 shadow-2 ring ring-line-strong">
      <div className={classNames('@container relative overflow-hidden rounded-[16px] bg-white text-[#1a1a1a] scheme-light', viewClassName)}>
        {children}
      </div>
    </div>
  );
}
