import { Fragment, type ReactNode } from 'react';

/** A text in which what was searched for is marked, in whatever case it stands. */
export function MarkedWords({ children, found }: { children: string; found: string }): ReactNode {
  if (!found) return children;
  const parts = children.split(new RegExp(`(${found.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu'));
  return parts.map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    place % 2 ? <mark key={place}>{part}</mark> : <Fragment key={place}>{part}</Fragment>,
  );
}
