import { isValidElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * Label and value, one pair per ruled line: money, addresses, versions. The value wraps at the right; with `fixed`, the label
 * does. `strong` marks a total.
 */
export function DefinitionRows({ rows, className }: { rows: DefinitionRow[]; className?: string }): ReactNode {
  return (
    <dl className={className}>
      {rows.map((row, index) => (
        <div
          key={row.id ?? (typeof row.label === 'string' ? row.label : index)}
          className={classNames(
            'flex min-h-10 items-center justify-between gap-4 border-b border-line py-[.55rem] text-ui',
            row.strong && 'border-b-0 pt-4 font-[650]',
            row.fixed && 'max-[22rem]:flex-wrap',
          )}
        >
          <dt className={typeof row.label === 'string' ? 'wrap-break-word' : 'min-w-0 wrap-break-word'}>{row.label}</dt>
          <dd
            className={classNames(
              'text-right',
              row.fixed ? 'shrink-0' : 'min-w-0 wrap-anywhere',
              !row.strong && !isValidElement(row.value) && 'text-ink-2',
            )}
          >
            {row.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type DefinitionRow = { label: ReactNode; value: ReactNode; strong?: boolean; fixed?: boolean; id?: string };
