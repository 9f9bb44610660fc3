import type { ReactNode } from 'react';

/**
 * The outline of a page. Put it behind a page that loads in a (positioned) box, which covers it then. It shows only after a moment, so
 * nothing flashes if the page comes quickly.
 */
export function PagePlaceholder(): ReactNode {
  return (
    <div
      aria-hidden="true"
      className="paper absolute inset-0 animate-fade-in overflow-hidden bg-bg text-line [animation-delay:400ms] [animation-fill-mode:backwards]"
    >
      <svg className="w-full" viewBox="0 0 64 48" fill="currentColor" aria-hidden="true">
        <path d="M4 4h10v2H4zM42 4h4v2h-4zM49 4h4v2h-4zM56 4h4v2h-4zM4 15h24v4H4zM4 21h18v4H4zM4 29h20v1.4H4zM4 32h16v1.4H4zM4 38h11v4H4zM34 13h26v30H34z" />
      </svg>
    </div>
  );
}
