import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { watchBack, watchEntry } from '../close-watcher.ts';

/**
 * Inside an open dialog: lets a phone's Back button close it. Browsers without `CloseWatcher` go back a page, as before, unless the
 * dialog covers the whole screen and looks like a page of its own: then it has an entry in the history, so Back closes it everywhere.
 */
export function CloseOnBack({ isWholeScreen = false }: { isWholeScreen?: boolean }): ReactNode {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => (isWholeScreen ? watchEntry : watchBack)(() => close.current?.click()), [isWholeScreen]);
  return <Dialog.Close ref={close} hidden />;
}
