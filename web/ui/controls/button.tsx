import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonLooks, buttonClasses } from './button-classes.ts';
import { Spinner } from './spinner.tsx';

/**
 * A button. `busy` shows the spinner and, if it's a text, replaces the label ('Saving…'). A busy button keeps the focus and
 * ignores clicks. `type` defaults to 'button', so it doesn't submit a form by accident.
 */
export function Button({ look, size, wide, busy = false, type = 'button', className, children, onClick, ...rest }: ButtonProps): ReactNode {
  const isBusy = busy !== false;
  const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ look, size, wide, className })}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
    >
      {isBusy && <Spinner />}
      {typeof busy === 'string' ? busy : children}
    </button>
  );
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLooks & { busy?: boolean | string };
