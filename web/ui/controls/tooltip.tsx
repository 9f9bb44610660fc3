import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

/** A few words about one button, on hover and on focus. Never the only place where something is said: touch has no hover. */
export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  children: ReactNode;
}): ReactNode {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="night z-50 max-w-70 rounded-1 bg-raised px-2.5 py-1.5 text-small text-ink shadow-2 inset-ring-1 inset-ring-line-strong data-[state=delayed-open]:animate-fade-in"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
