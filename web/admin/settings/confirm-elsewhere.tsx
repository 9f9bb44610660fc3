import type { ReactNode } from 'react';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';

/** Leads to the confirmation that it's you in another tab, so this page keeps what's typed. `then` says what to do afterwards. */
export function ConfirmElsewhere({ next, then, className }: { next: string; then: string; className?: string }): ReactNode {
  return (
    <Notice state="late" title="Please confirm that it’s you" className={className}>
      <Link to={`/auth/confirm?next=${encodeURIComponent(next)}`} newTab className="link">
        Confirm in another tab
      </Link>
      . {then}
    </Notice>
  );
}
