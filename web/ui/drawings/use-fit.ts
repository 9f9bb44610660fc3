import { type RefObject, useEffect, useState } from 'react';

/** Width, height and scale at which a page of `pageWidth` px fills a box. Without `pageWidth`, the page is as wide as the box. */
export function useFit(box: RefObject<HTMLElement | null>, pageWidth: number | undefined) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  const scale = pageWidth && size.width ? size.width / pageWidth : 1;
  return { width: pageWidth ?? '100%', height: size.height ? Math.ceil(size.height / scale) : '100%', scale, isVisible: size.width > 0 };
}
