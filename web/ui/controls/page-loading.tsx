import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

/** The next page is on its way: a spinner at the top of the screen, unless it comes within a moment. */
export function PageLoading(): ReactNode {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-3 z-50 grid animate-fade-in place-items-center [animation-delay:300ms] [animation-fill-mode:backwards]">
      <span className="rounded-2 bg-raised p-2 text-ink shadow-2 inset-ring-1 inset-ring-line">
        <Spinner label="Loading the page" />
      </span>
    </div>
  );
}
