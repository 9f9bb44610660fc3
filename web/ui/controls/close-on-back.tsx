import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { watchBack } from '../close-watcher.ts';

/** Inside an open dialog: lets a phone's Back button close it. Browsers without `CloseWatcher` go back a page, as before. */
export function CloseOnBack(): ReactNode {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => watchBack(() => close.current?.click()), []);
  return <Dialog.Close ref={close} hidden />;
}
