import type { ReactNode } from 'react';
import type { Line } from '../document/document.ts';
import { fitOf } from './fit.ts';
import { Price } from './parts.tsx';

/** A price that hangs in the margin, as large as its figure allows. The words around the figure are set under it. */
export function HungPrice({ line }: { line: Line }): ReactNode {
  const [figure = line.text] = /\$[\d.,]+(?: to \$[\d.,]+)?/.exec(line.text) ?? [];
  return (
    <p className={`price ${fitOf(figure, 8, 10)}`}>
      <Price line={line} />
    </p>
  );
}
