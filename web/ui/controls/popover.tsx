import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { floatClasses } from './float-classes.ts';

/** A box next to its trigger, such as notifications below the bell. `label` is its accessible name. */
export function Popover({ trigger, label, children }: PopoverProps): ReactNode {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align="end"
          side="bottom"
          sideOffset={6}
          collisionPadding={12}
          className={classNames(floatClasses, 'scroll-area max-h-96 w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto')}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Closes the surrounding popover. Wraps one button or link. */
export function PopoverClose({ children }: { children: ReactNode }): ReactNode {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}

export type PopoverProps = {
  trigger: ReactNode;
  label: string;
  children: ReactNode;
};
