import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from './icon-button.tsx';

/**
 * A panel from the right: the phone's menu, details of a table row. `trigger` is one button; or control it with `open`. `tone`
 * night is the public menu; plain and sunk follow the page. Esc, the cross and a tap outside close it, which returns the focus.
 */
export function Sheet({
  title,
  hideTitle = false,
  trigger,
  open,
  onOpenChange,
  tone = 'plain',
  head,
  children,
  className,
}: SheetProps): ReactNode {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-night-950/60 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          className={classNames(
            'fixed inset-y-0 right-0 z-50 flex w-full max-w-100 flex-col overflow-y-auto overscroll-contain text-ink shadow-rise outline-none',
            'data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
            tones[tone],
            className,
          )}
        >
          <div className="flex min-h-17 items-center gap-4 px-5">
            {hideTitle && head}
            <Dialog.Title className={hideTitle ? 'sr-only' : 'text-3'}>{title}</Dialog.Title>
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

const tones = { plain: 'bg-bg', sunk: 'bg-sunk', night: 'night' };

export type SheetProps = {
  title: string;
  hideTitle?: boolean;
  head?: ReactNode;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
};
