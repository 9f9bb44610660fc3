import { type ReactNode, useRef, useState } from 'react';
import { type PageKey, pageLabel } from '../../../content/site-pages.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAnswer } from '../brief-form.tsx';
import { QuietButton } from '../fields/quiet-button.tsx';

/** Replaces one picked page by another. `note` then says so, with undo, and gets the focus: the button disappears with its page. */
export function usePageSwap(): { swap: (before: PageKey, after: PageKey) => void; note: ReactNode } {
  const { value: picked = [], set } = useAnswer<PageKey[]>('pages');
  const [swapped, setSwapped] = useState<{ before: PageKey; after: PageKey }>();
  const note = useRef<HTMLParagraphElement>(null);
  const replace = (before: PageKey, after: PageKey) =>
    set(
      picked.map((page) => (page === before ? after : page)),
      'now',
    );
  const canUndo = swapped && picked.includes(swapped.after) && !picked.includes(swapped.before);
  return {
    swap: (before, after) => {
      replace(before, after);
      setSwapped({ before, after });
      requestAnimationFrame(() => note.current?.focus());
    },
    note: (
      <div className={canUndo ? 'flex flex-wrap items-center gap-x-2 text-small' : 'sr-only'}>
        <p ref={note} role="status" tabIndex={-1} className="outline-none">
          {canUndo && `${pageLabel(swapped.after)} replaces ${pageLabel(swapped.before)}.`}
        </p>
        {canUndo && (
          <QuietButton
            onClick={() => {
              replace(swapped.after, swapped.before);
              setSwapped(undefined);
            }}
          >
            Undo<span className="sr-only"> the swap</span>
          </QuietButton>
        )}
      </div>
    ),
  };
}

/** Swaps pages. Without script, pages are picked by their tiles. */
export function SwapButton({ onSwap, children }: { onSwap: () => void; children: ReactNode }): ReactNode {
  return (
    <Button look="secondary" size="small" className="noscript:hidden" onClick={onSwap}>
      <span>{children}</span>
    </Button>
  );
}
