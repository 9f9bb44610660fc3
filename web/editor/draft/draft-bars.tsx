import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';

interface TriedLookBarProps {
  /** The look that's tried. Without one, the bar is empty: screen readers announce only text that's added to what's there. */
  title: string | undefined;
  onKeep: () => void;
  onUndo: () => void;
}

/** Below the draft while a look is tried. */
export function TriedLookBar({ title, onKeep, onUndo }: TriedLookBarProps): ReactNode {
  return (
    <div
      className={title ? 'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-bg px-4 py-2 text-small' : undefined}
    >
      <b role="status" className="mr-auto">
        {title && `You’re trying ${title}.`}
      </b>
      {title && (
        <>
          <Button size="small" onClick={onKeep}>
            Keep look
          </Button>
          <Button size="small" look="secondary" onClick={onUndo}>
            Undo
          </Button>
        </>
      )}
    </div>
  );
}

interface PlacesBarProps {
  /** The label of the page in the draft. */
  page: string | undefined;
  inView: { shown: number; total: number };
  onNext: () => void;
}

/** Below the draft while a fact's card is open: how many places of the page show it. */
export function PlacesBar({ page, inView: { shown, total }, onNext }: PlacesBarProps): ReactNode {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 border-t border-line bg-bg px-4 text-small">
      <p role="status">
        {total === 0 ? `${page} doesn’t show this.` : `${shown} of ${total} ${total === 1 ? 'place' : 'places'} on ${page} in view`}
      </p>
      {total > shown && (
        <button type="button" onClick={onNext} className="link ml-auto min-h-11">
          Show the next one
        </button>
      )}
    </div>
  );
}
