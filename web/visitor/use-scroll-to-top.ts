import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Every path begins at its top (seed section 2, app-wide behaviour), also on the way back. An anchor in the address wins. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);
}
