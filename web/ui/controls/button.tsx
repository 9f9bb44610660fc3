import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLooks, buttonClasses } from './button-classes.ts';
import { Spinner } from './spinner.tsx';
import { unavailable } from './unavailable.ts';

/**
 * A button. `busy` shows the spinner and, if it's a text, replaces the label ('Saving…'). A busy or disabled button keeps the
 * focus and ignores clicks. `blocked` is the browser's own `disabled`, for a form that mustn't be sent before React runs. `type`
 * defaults to 'button', so it doesn't submit a form by accident.
 */
export function Button({
  look,
  size,
  wide,
  busy = false,
  disabled = false,
  blocked = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  const isBusy = busy !== false;
  return (
    <button
      {...rest}
      {...unavailable(isBusy || disabled, onClick)}
      disabled={blocked}
      type={type}
      className={buttonClasses({ look, size, wide, className })}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <Spinner />}
      {typeof busy === 'string' ? busy : children}
    </button>
  );
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLooks & { busy?: boolean | string; blocked?: boolean };
