import type { ReactNode } from 'react';
import type { Steps } from './use-steps.ts';

/** What became of the last undo or redo: read out if it's done, shown if it couldn't be. */
export function StepNews({ steps: { done, error } }: { steps: Steps }): ReactNode {
  return (
    <>
      <p role="status" className="sr-only">
        {done}
      </p>
      {error && (
        <p role="alert" className="border-b border-line bg-bg px-4 py-2 text-small font-semibold text-danger md:px-5">
          {error}
        </p>
      )}
    </>
  );
}
