import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { floatClasses } from './float-classes.ts';

/** More about a place, beside it: notifications under the bell, filters under their button. `label` names it for screen readers. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'end',
  side = 'bottom',
  children,
  className,
}: PopoverProps): ReactNode {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className={classNames(floatClasses, 'max-h-[min(36rem,80svh)] w-[min(23rem,calc(100vw-1.5rem))] overflow-y-auto p-4', className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Closes the popover it stands in; wrap one button or link with it. */
export function PopoverClose({ children }: { children: ReactNode }): ReactNode {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}

export type PopoverProps = {
  trigger: ReactNode;
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  children: ReactNode;
  className?: string;
};
