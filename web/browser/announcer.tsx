import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Says the title of each screen that opens without a new document. If the focus was on something that's gone, it moves to the
 * screen's heading instead, which says it. So does a screen that moves the focus into its content itself. Put it after the outlet.
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
    const heading = document.querySelector('h1');
    if (activeElement !== body || hash || !heading) return setSaid(document.title);
    setSaid('');
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
