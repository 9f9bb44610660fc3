import { type ReactNode, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Spinner } from './spinner.tsx';

/** Pages that load faster than this show no loading indicator. */
const patienceMs = 150;

/** A line at the top of the window and a spinner while the next page loads. Put it once into the root. */
export function PageLoading(): ReactNode {
  const loading = useNavigation().state === 'loading';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return setShown(false);
    const wait = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(wait);
  }, [loading]);
  return (
    <div role="status">
      {shown && (
        <>
          <div className="fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-sun page-progress" />
          <span className="pointer-events-none fixed top-[calc(.75rem+var(--strip))] left-1/2 z-50 flex -translate-x-1/2 items-center gap-2.5 rounded-2 forced-colors:border bg-raised px-3 py-2 text-small font-semibold text-ink shadow-2 inset-ring-1 inset-ring-line">
            <Spinner />
            Loading
          </span>
        </>
      )}
    </div>
  );
}
