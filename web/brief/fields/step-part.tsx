import type { ReactNode } from 'react';

/** A part of a step. `shows` lists home page sections; the preview marks the first of them that exists. */
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
