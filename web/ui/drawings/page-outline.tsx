import type { ReactNode } from 'react';

/** A page in outline, in the style of the icons. The layout shows the kind of page. */
export function PageOutline({ shape, className }: { shape: PageShape; className?: string }): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 60 74"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {outlines[shape]}
    </svg>
  );
}

export type PageShape = keyof typeof outlines;

const outlines = {
  opening: (
    <>
      <path d="M12 20h20M12 26h13" />
      <rect x="12" y="36" width="36" height="22" />
    </>
  ),
  portrait: (
    <>
      <circle cx="30" cy="28" r="9" />
      <path d="M15 52h30M19 58h22" />
    </>
  ),
  list: <path d="M12 22h36M12 34h36M12 46h36M12 58h24" />,
  form: (
    <>
      <rect x="12" y="18" width="36" height="8" />
      <rect x="12" y="32" width="36" height="16" />
      <path d="M12 58h14" />
    </>
  ),
  calendar: <path d="M12 22h36v36H12zM12 31h36M24 31v27M36 31v27M12 44h36M20 17v8M40 17v8" />,
  shelf: (
    <>
      <rect x="12" y="18" width="15" height="17" />
      <rect x="33" y="18" width="15" height="17" />
      <rect x="12" y="42" width="15" height="17" />
      <rect x="33" y="42" width="15" height="17" />
    </>
  ),
  article: (
    <>
      <rect x="12" y="18" width="36" height="15" />
      <path d="M12 42h36M12 49h36M12 56h22" />
    </>
  ),
  steps: <path d="M12 58V42h10v16M25 58V30h10v28M38 58V18h10v40M8 58h44" />,
  mosaic: (
    <>
      <rect x="12" y="18" width="21" height="24" />
      <rect x="37" y="18" width="11" height="11" />
      <rect x="37" y="33" width="11" height="26" />
      <rect x="12" y="46" width="21" height="13" />
    </>
  ),
  questions: <path d="M12 22h28M12 34h36M12 40h30M12 52h24M46 20l2 2.5 3-4" />,
} satisfies Record<string, ReactNode>;
