import type { ReactNode } from 'react';
import type { Line } from '../../../document/document.ts';

/** What a price includes, as a list; nothing if the owner named nothing. */
export function Included({ lines, className }: { lines: Line[]; className?: string }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <ul className={className}>
      {lines.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
