import { useEffect, useState } from 'react';

/** Longest wait after the page has loaded, idle or not. */
const patienceMs = 4000;

/** True once the page has loaded and the browser has been idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let forget = () => {};
    const wait = () => {
      if (!window.requestIdleCallback) {
        const timer = setTimeout(() => setIdle(true), 1);
        forget = () => clearTimeout(timer);
        return;
      }
      const handle = window.requestIdleCallback(() => setIdle(true), { timeout: patienceMs });
      forget = () => window.cancelIdleCallback(handle);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      forget();
    };
  }, []);
  return idle;
}
