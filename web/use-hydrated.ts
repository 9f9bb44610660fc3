import { useEffect } from 'react';
import { hydrated } from './visitor/enhance/framework.ts';

/** Tells the page's own script that React answers from here on: it clicks again what was clicked too early. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset[hydrated] = '';
    dispatchEvent(new Event(hydrated));
  }, []);
}
