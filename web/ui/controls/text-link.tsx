import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** A link that stands alone: semibold ink with the low sun beneath it. Icons may stand beside its text. */
export function TextLink({ className, ...rest }: LinkProps & { className?: string }): ReactNode {
  return <Link {...rest} className={classNames('link', className)} />;
}
