import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A live page in an iframe, laid out at `pageWidth` px and scaled to fill the width of its (positioned) parent.
 * Sandboxed: scripts and forms of the page do not run, links stay inside. Until the parent is measured the page is laid out at full size.
 */
export function ScaledPage({ src, srcDoc, title, pageWidth }: ScaledPageProps): ReactNode {
  const page = useRef<HTMLIFrameElement>(null);
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
  }, [pageWidth]);
  return (
    <iframe
      ref={page}
      src={src}
      srcDoc={srcDoc}
      title={title}
      width={pageWidth}
      loading="lazy"
      sandbox="allow-same-origin"
      className="absolute left-0 top-0 h-full max-w-none origin-top-left border-0"
    />
  );
}

export type ScaledPageProps = { src?: string; srcDoc?: string; title: string; pageWidth: number };
