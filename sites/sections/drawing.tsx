import type { ReactNode } from 'react';

/** Decorative art of ours in the page's own HTML. `box` is its width and height; with `slice` it fills whatever box CSS gives it. */
export function Drawing({ box, body, className, slice }: { box: string; body: string; className?: string; slice?: boolean }): ReactNode {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${box}`}
      preserveAspectRatio={slice ? 'xMidYMax slice' : 'xMidYMin meet'}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of palette colors and numbers
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
