import type { ReactNode } from 'react';
import { type ButtonLooks, buttonClasses } from './button-classes.ts';
import { Link, type LinkProps } from './link.tsx';

/** A link that looks like a button, for navigation. `Button` is for actions. */
export function LinkButton({ look, size, wide, className, ...rest }: LinkButtonProps): ReactNode {
  return <Link {...rest} className={buttonClasses({ look, size, wide, className })} />;
}

export type LinkButtonProps = Omit<LinkProps, 'className'> & ButtonLooks;
