import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { qrModules } from './qr-modules.ts';

/** A QR code, always dark on light, as cameras expect. `label` says where it leads. */
export function QrCode({ code, label, className }: { code: ReturnType<typeof qrModules>; label: string; className?: string }): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={classNames('block rounded-1 bg-paper text-night-950 forced-color-adjust-none', className)}
    >
      <path d={code.path} fill="currentColor" />
    </svg>
  );
}
