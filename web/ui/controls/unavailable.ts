import type { MouseEvent, MouseEventHandler } from 'react';

/** Props of a button that does nothing for now and keeps the focus, which a disabled one would lose. */
export function unavailable(isUnavailable: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  if (!isUnavailable) return { onClick };
  return { 'aria-disabled': true, onClick: (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() };
}
