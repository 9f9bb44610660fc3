import { Fragment, type ReactNode } from 'react';

/** Longest part of an address that no line of a phone is too narrow for. */
const longestWhole = 30;

/**
 * An email address, which may break after its @ and dots only, and is no larger than its longest part allows (render/fit-words.ts). Other
 * text as it is. One element, whatever lays it out.
 */
export function Breakable({ text }: { text: string }): ReactNode {
  if (!text.includes('@')) return text;
  return (
    <bdi className="whole-parts">
      {text.split(/(?<=[@.])/).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece.length > longestWhole ? piece : <span className="nw">{piece}</span>}
        </Fragment>
      ))}
    </bdi>
  );
}
