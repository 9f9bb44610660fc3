import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come within 800 px of what the reader sees; once true, it stays so. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: '800px 0px' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return near;
}
