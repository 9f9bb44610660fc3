import type { ReactNode } from 'react';

/** A part of a step. `shows` names the sections of the home page it speaks of, the first that is there is marked. */
export function StepPart({
  title,
  lead,
  shows,
  children,
}: {
  title?: string;
  lead?: ReactNode;
  shows: string[];
  children: ReactNode;
}): ReactNode {
  return (
    <div data-shows={shows.join(' ')} className={title ? 'grid gap-6 border-t-[1.5px] border-ink pt-3' : 'grid gap-6'}>
      {title && (
        <div>
          <h2 className="ui-heading">{title}</h2>
          {lead && <p className="mt-1 text-small text-ink-2">{lead}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
