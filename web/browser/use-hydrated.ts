import { useEffect } from 'react';
import { hydrated } from './hydrated.ts';

/** Signals the page's own script that React is ready, so the script repeats a click that came too early. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset[hydrated] = '';
    dispatchEvent(new Event(hydrated));
  }, []);
}
