import { Fragment, type ReactNode } from 'react';

/** Text with the search term marked, in any case. */
export function MarkedWords({ children, found }: { children: string; found: string }): ReactNode {
  const [small, wanted] = [children.toLowerCase(), found.toLowerCase()];
  // A few letters, such as the Turkish İ, are longer in lower case, so places in the two texts would differ.
  if (!wanted || small.length !== children.length) return children;
  const parts: ReactNode[] = [];
  let end = 0;
  for (let at = small.indexOf(wanted); at >= 0; at = small.indexOf(wanted, end)) {
    parts.push(
      <Fragment key={at}>
        {children.slice(end, at)}
        <mark className="rounded-[2px] bg-sun text-on-accent">{children.slice(at, at + wanted.length)}</mark>
      </Fragment>,
    );
    end = at + wanted.length;
  }
  return [...parts, <Fragment key="end">{children.slice(end)}</Fragment>];
}
