import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Says the title of each screen that opens without a new document. If the focus was on something that's gone, it moves to the
 * screen's heading. Screens that move the focus into their content themselves aren't announced twice. Put it after the outlet.
 */
export function Announcer(): ReactNode {
  const { pathname, hash } = useLocation();
  const announced = useRef(pathname);
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each screen
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    const { activeElement, body } = document;
    if (activeElement?.closest('main')) return setSaid('');
    setSaid(document.title);
    if (activeElement !== body || hash) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
