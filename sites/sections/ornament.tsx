import type { ReactNode } from 'react';

/** One of our own drawings as decoration; no text is in it. */
export function Ornament({ svg, className }: { svg: string; className?: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of palette roles and numbers
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
