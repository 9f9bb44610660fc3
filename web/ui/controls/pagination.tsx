import type { ReactNode } from 'react';
import { buttonClasses } from './button.tsx';
import { Link } from './link.tsx';

/** Links to the previous and next page, with the current position. `toPage` returns a page's URL. Renders nothing for a single page. */
export function Pagination({ page, pageCount, toPage, label = 'Pages' }: PaginationProps): ReactNode {
  if (pageCount <= 1) return null;
  const looks = buttonClasses({ look: 'secondary', size: 'small' });
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-4 pt-4 text-small">
      {page > 1 ? (
        <Link to={toPage(page - 1)} rel="prev" className={looks}>
          Previous
        </Link>
      ) : (
        <span />
      )}
      <span className="text-ink-2">
        Page {page} of {pageCount}
      </span>
      {page < pageCount ? (
        <Link to={toPage(page + 1)} rel="next" className={looks}>
          Next
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

export type PaginationProps = { page: number; pageCount: number; toPage: (page: number) => string; label?: string };
