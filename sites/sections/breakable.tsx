import { Fragment, type ReactNode } from 'react';

/** A mail address or other long word that may break after its @ and dots rather than anywhere. One element, whatever lays it out. */
export function Breakable({ text }: { text: string }): ReactNode {
  if (!text.includes('@')) return text;
  return (
    <span>
      {text.split(/(?<=[@.])/).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
