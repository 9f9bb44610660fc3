import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Spinner } from '../ui/controls/spinner.tsx';

/** A page that arrives sooner than this shows no sign of waiting. */
const patienceMs = 150;

/** While the next page loads: a sun line that grows along the top of the window, and the spinner with its word. */
export function PageProgress() {
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
          <p className="night fixed right-gutter bottom-6 z-50 flex items-center gap-2.5 rounded-2 bg-bg px-4 py-2.5 text-small font-semibold text-ink shadow-2">
            <Spinner />
            Loading
          </p>
        </>
      )}
    </div>
  );
}
