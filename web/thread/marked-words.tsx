import { Fragment, type ReactNode } from 'react';

/** Text with the search term marked, in any case. */
export function MarkedWords({ children, found }: { children: string; found: string }): ReactNode {
  if (!found) return children;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: words, index } of children.matchAll(new RegExp(found.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu'))) {
    parts.push(
      <Fragment key={index}>
        {children.slice(end, index)}
        <mark className="rounded-[2px] bg-sun text-on-accent">{words}</mark>
      </Fragment>,
    );
    end = index + words.length;
  }
  return [...parts, <Fragment key="end">{children.slice(end)}</Fragment>];
}
