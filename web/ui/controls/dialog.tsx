import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Button, IconButton } from './button.tsx';
import { CloseOnBack } from './close-on-back.tsx';

/**
 * A question or a small form above the page. Keeps the focus inside, closes by Esc, the cross, Back on a phone or a tap outside, and returns the
 * focus. `trigger` is a button, or the label of a small secondary one; or control it with `open`. `cancel` (the label of a
 * button that closes it) and `actions` are at the bottom, the main one last; phones show that on top. The first field or action
 * gets the focus.
 */
export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  cancel,
  actions,
  size = 'medium',
  children,
}: DialogProps): ReactNode {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && (
        <Primitive.Trigger asChild>
          {typeof trigger === 'string' ? (
            <Button size="small" look="secondary">
              {trigger}
            </Button>
          ) : (
            trigger
          )}
        </Primitive.Trigger>
      )}
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-x-0 top-(--strip) bottom-0 z-40 grid overflow-y-auto bg-night-950/60 p-4 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in max-sm:items-end sm:place-items-center">
          <Primitive.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classNames(
              'relative w-full wrap-anywhere rounded-3 forced-colors:border bg-raised p-6 text-ink shadow-2 outline-none inset-ring-1 inset-ring-line data-[state=closed]:animate-leave data-[state=open]:animate-arrive sm:p-8',
              sizes[size],
            )}
          >
            <CloseOnBack />
            <Primitive.Title className="text-3 pr-12">{title}</Primitive.Title>
            {description && <Primitive.Description className="mt-2 text-ui text-ink-2">{description}</Primitive.Description>}
            {children && <div className="mt-5">{children}</div>}
            {actions && (
              <div className="mt-7 flex flex-wrap justify-end gap-2.5 max-sm:flex-col-reverse max-sm:*:w-full">
                {cancel && (
                  <Primitive.Close asChild>
                    <Button look="secondary">{cancel}</Button>
                  </Primitive.Close>
                )}
                {actions}
              </div>
            )}
            <div className="absolute right-4 top-4 sm:right-6 sm:top-6">
              <Primitive.Close asChild>
                <IconButton icon={X} label="Close" />
              </Primitive.Close>
            </div>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const sizes = { small: 'max-w-105', medium: 'max-w-135', large: 'max-w-200' };

export type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  cancel?: string;
  actions?: ReactNode;
  size?: keyof typeof sizes;
  children?: ReactNode;
};
