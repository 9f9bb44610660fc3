import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { PagePlaceholder } from './page-placeholder.tsx';

/**
 * A live page in an iframe, laid out at `pageWidth` px and scaled to the width of its (positioned) parent. Sandboxed: its forms
 * don't work, links stay inside, and scripts run only with `scripts` (for pages on another origin than the app). `pageRef` is a
 * ref to the iframe, to exchange messages with it. Until the parent is measured, the page is laid out at full size. Until it has
 * loaded, a placeholder shows through. Tab passes by it, because it's small and often a copy: give a link to the page itself.
 * `isTabbable` is for pages at their own size.
 */
export function ScaledPage({ src, title, pageWidth, scripts = false, isTabbable = false, pageRef }: ScaledPageProps): ReactNode {
  const own = useRef<HTMLIFrameElement>(null);
  const page = pageRef ?? own;
  useEffect(() => {
    const iframe = page.current;
    const frame = iframe?.parentElement;
    if (!iframe || !frame) return;
    const fit = new ResizeObserver(() => {
      const scale = frame.clientWidth / pageWidth;
      if (scale === 0) return;
      iframe.style.transform = `scale(${scale})`;
      iframe.style.height = `${Math.ceil(frame.clientHeight / scale)}px`;
    });
    fit.observe(frame);
    return () => fit.disconnect();
  }, [pageWidth, page]);
  return (
    <>
      <PagePlaceholder />
      <iframe
        ref={page}
        src={src}
        title={title}
        width={pageWidth}
        tabIndex={isTabbable ? undefined : -1}
        loading="lazy"
        sandbox={scripts ? 'allow-same-origin allow-scripts' : 'allow-same-origin'}
        // An empty frame is see-through only if its color scheme is the one of its content.
        className="absolute left-0 top-0 h-full max-w-none origin-top-left border-0 scheme-light"
      />
    </>
  );
}

export type ScaledPageProps = {
  src: string;
  title: string;
  pageWidth: number;
  scripts?: boolean;
  isTabbable?: boolean;
  pageRef?: RefObject<HTMLIFrameElement | null>;
};
