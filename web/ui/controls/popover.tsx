import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { floatClasses } from './float-classes.ts';

/** A box next to its trigger, such as notifications below the bell. `label` is its accessible name. */
export function Popover({ trigger, label, size = 'medium', flush = false, children }: PopoverProps): ReactNode {
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
          className={classNames(floatClasses, 'scroll-area max-w-[calc(100vw-1.5rem)] overflow-y-auto', flush ? 'p-0' : 'p-4', sizes[size])}
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
  /** Maximum width and height: 20 by 24 rem, or 23 by 36. */
  size?: keyof typeof sizes;
  /** Removes the padding, so rows reach its edges. */
  flush?: boolean;
  children: ReactNode;
};

const sizes = { small: 'max-h-96 w-80', medium: 'max-h-[min(36rem,80svh)] w-92' };
