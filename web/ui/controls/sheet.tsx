import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { CloseOnBack } from './close-on-back.tsx';

/**
 * A panel that slides in from the right: the menu on phones. `trigger` is one button, `head` is shown beside the cross, and
 * `title` is its accessible name. Esc, the cross, Back on a phone and a tap outside close it, which returns the focus.
 */
export function Sheet({ title, trigger, open, onOpenChange, head, children }: SheetProps): ReactNode {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-x-0 top-(--strip) bottom-0 z-40 bg-night-950/60 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-(--strip) right-0 bottom-0 z-50 flex w-full max-w-100 flex-col overflow-y-auto overscroll-contain bg-sunk text-ink shadow-rise outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
        >
          <CloseOnBack />
          <div className="flex min-h-17 items-center gap-4 px-5">
            {head}
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon={X} label="Close" className="-mr-2 ml-auto" />
            </Dialog.Close>
          </div>
          <div className="flex flex-1 flex-col px-5 pb-6">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export type SheetProps = {
  title: string;
  head: ReactNode;
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};
