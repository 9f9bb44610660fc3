import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';

const few = 12;

/** The first items of a long list, and a button for the rest. */
export function FirstFew<Item>({ of, all, children }: { of: Item[]; all: string; children: (shown: Item[]) => ReactNode }) {
  const [open, setOpen] = useState(false);
  // A button for one or two items isn't worth it.
  const whole = open || of.length <= few + 2;
  return (
    <>
      {children(whole ? of : of.slice(0, few))}
      {!whole && (
        <Button look="quiet" size="small" className="mt-1 -ml-[.9rem]" onClick={() => setOpen(true)}>
          {all}
        </Button>
      )}
    </>
  );
}
