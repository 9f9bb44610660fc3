import { useEffect } from 'react';
import { recall, remember } from '../browser-memory.ts';

const shownKey = 'exit-offer';

/**
 * Calls back once in a browser session, when the pointer leaves through the top of the window (seed section 4). Never in a
 * browser that can't remember that it did.
 */
export function useExitIntent(onExit: () => void): void {
  useEffect(() => {
    if (recall('sessionStorage', shownKey)) return;
    const { documentElement } = document;
    const onLeave = ({ clientY }: MouseEvent) => {
      if (clientY > 0 || 'splash' in documentElement.dataset || document.querySelector('[role="dialog"][data-state="open"]')) return;
      documentElement.removeEventListener('mouseleave', onLeave);
      if (recall('sessionStorage', shownKey)) return;
      if (remember('sessionStorage', shownKey, 'shown')) onExit();
    };
    documentElement.addEventListener('mouseleave', onLeave);
    return () => documentElement.removeEventListener('mouseleave', onLeave);
  }, [onExit]);
}
