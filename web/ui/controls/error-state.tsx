import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Dot } from '../drawings/dot.tsx';

/** Something went wrong: what, what to do, a button that tries again or leads out. `reference` is the id that support can look up. */
export function ErrorState({ title, word = 'Error', children, action, reference, level = 2, className }: ErrorStateProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={classNames('grid max-w-135 gap-2 border-t-[1.5px] border-danger py-6', className)}>
      <Dot state="late" className="text-small">
        {word}
      </Dot>
      <Heading className="mt-1 text-3">{title}</Heading>
      {children && <div className="text-ui text-ink-2">{children}</div>}
      {reference && <p className="text-small text-ink-2">Reference {reference}</p>}
      {action && <div className="mt-4 flex flex-wrap gap-2.5">{action}</div>}
    </div>
  );
}

export type ErrorStateProps = {
  title: ReactNode;
  word?: string;
  children?: ReactNode;
  action?: ReactNode;
  reference?: string;
  level?: 1 | 2 | 3;
  className?: string;
};
