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

/** A price as a paragraph. It's `told` if it has no figure, unless its class is given. */
export function PriceLine({
  line,
  className,
  figureClass,
}: {
  line?: Line | undefined;
  className?: string;
  figureClass?: string;
}): ReactNode {
  if (!line) return null;
  return (
    <p className={className ?? (/\d/.test(line.text) ? 'price' : 'price told')}>
      <Price className={figureClass} line={line} />
    </p>
  );
}
