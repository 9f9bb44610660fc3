import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lateReady } from './enhance/framework.ts';

/** Wraps lazily loaded code. Announces when it's ready, so a click that came too early is repeated. */
export function LatePart({ children }: { children: ReactNode }): ReactNode {
  return (
    <Suspense>
      <Announced>{children}</Announced>
    </Suspense>
  );
}

function Announced({ children }: { children: ReactNode }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.setAttribute('data-late', 'ready');
    place.current?.dispatchEvent(new Event(lateReady, { bubbles: true }));
  }, []);
  return (
    <span ref={place} data-late="" className="contents">
      {children}
    </span>
  );
}
