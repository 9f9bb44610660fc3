import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * A lucide icon in our style: 20 px with a 1.6 px stroke (1.92 on lucide's grid of 24); `size` in px scales both. Hidden from
 * screen readers, so label the button or link around it.
 */
export function Icon({ of: Drawing, size = 20, className }: IconProps): ReactNode {
  return <Drawing size={size} strokeWidth={1.92} className={className} aria-hidden={true} />;
}

export type IconProps = { of: LucideIcon; size?: number; className?: string };
