import type { MouseEvent, MouseEventHandler } from 'react';

/** Props of a button or checkbox that does nothing for now and keeps the focus, which a disabled one would lose. */
export function unavailable<Control extends HTMLElement = HTMLButtonElement>(isUnavailable: boolean, onClick?: MouseEventHandler<Control>) {
  if (!isUnavailable) return { onClick };
  return { 'aria-disabled': true, onClick: (event: MouseEvent<Control>) => event.preventDefault() };
}
