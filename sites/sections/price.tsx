import type { ReactNode } from 'react';
import type { Line } from '../document/document.ts';

/** A price with its words made small around the figure: 'from $149', '$89 per hour'. Anything without a figure is shown as it is. */
export function Price({ line, className }: { line: Line; className?: string | undefined }): ReactNode {
  const parts = /^(\D*?)(\$[\d.,]+(?: to \$[\d.,]+)?)(.*)$/.exec(line.text);
  const [, before = '', figure = '', after = ''] = parts ?? [];
  return (
    <span className={className}>
      {parts ? (
        <>
          {before.trim() && <small>{before}</small>}
          {figure}
          {after.trim() && <small>{after}</small>}
        </>
      ) : (
        line.text
      )}
    </span>
  );
}
