import type { ReactNode } from 'react';
import { Rise } from '../drawings/rise.tsx';

/** Says that there's nothing yet, with the one action that changes it. `level` is the heading level that fits the page's outline. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className="grid max-w-130 gap-2 py-8">
      <div className="mb-2 w-22">
        <Rise value={0} />
      </div>
      <Heading className="text-3">{title}</Heading>
      {children && <div className="text-ui text-ink-2">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap gap-2.5">{action}</div>}
    </div>
  );
}

export type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; level?: 1 | 2 | 3 };
