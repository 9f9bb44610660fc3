import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the top on every change of path, including Back, unless the URL has a hash. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);
}
