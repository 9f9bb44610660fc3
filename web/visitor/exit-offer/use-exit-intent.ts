import { useEffect } from 'react';

const shownKey = 'exit-offer';

/** Calls back once in a browser session, when the pointer leaves through the top of the window (seed section 4). */
export function useExitIntent(onExit: () => void): void {
  useEffect(() => {
    if (sessionStorage.getItem(shownKey)) return;
    const { documentElement } = document;
    const onLeave = ({ clientY }: MouseEvent) => {
      if (clientY > 0 || 'splash' in documentElement.dataset || document.querySelector('[role="dialog"][data-state="open"]')) return;
      documentElement.removeEventListener('mouseleave', onLeave);
      if (sessionStorage.getItem(shownKey)) return;
      sessionStorage.setItem(shownKey, 'shown');
      onExit();
    };
    documentElement.addEventListener('mouseleave', onLeave);
    return () => documentElement.removeEventListener('mouseleave', onLeave);
  }, [onExit]);
}
