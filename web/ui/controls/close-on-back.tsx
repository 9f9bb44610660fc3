import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Inside an open dialog: lets a phone's Back button close it. Browsers without `CloseWatcher` go back a page, as before. */
export function CloseOnBack(): ReactNode {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => { onclose: () => void; destroy: () => void } };
    if (!CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close.current?.click();
    return () => watcher.destroy();
  }, []);
  return <Dialog.Close ref={close} hidden />;
}
