import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../drawings/icon.tsx';
import { Link } from './link.tsx';

/**
 * A ruled table. `caption` names it for screen readers. Rows are 56 px high, `dense` ones 40. On phones, cells marked `wide`
 * are hidden, and the table scrolls sideways if it still doesn't fit.
 */
export function Table({ caption, dense = false, children, className }: TableProps): ReactNode {
  return (
    <div className={classNames('edge-scroll max-w-full', className)}>
      <table className={classNames('w-full border-collapse text-small', dense ? '[--row:40px]' : '[--row:56px]')}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/**
 * A column head. With `sortTo` it's a link that sorts; `sorted` is the current direction. Without children it's an empty cell,
 * such as above a column of buttons.
 */
export function ColumnHead({ children, end = false, wide = false, sorted, sortTo, className }: ColumnHeadProps): ReactNode {
  const sign = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown;
  if (children === undefined) return <td className={classNames('border-b border-line-strong', wide && 'max-md:hidden', className)} />;
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={classNames(
        'border-b border-line-strong px-[.6rem] py-[.35rem] text-left text-micro font-semibold text-ink-2 first:pl-0 last:pr-0',
        end && 'text-right',
        wide && 'max-md:hidden',
        className,
      )}
    >
      {sortTo === undefined ? (
        children
      ) : (
        <Link
          to={sortTo}
          preventScrollReset
          className="inline-flex min-h-7 items-center gap-1 whitespace-nowrap no-underline hover:text-ink"
        >
          {children}
          <Icon of={sign} size={14} className="shrink-0" />
        </Link>
      )}
    </th>
  );
}

/** A row, highlighted under the pointer. */
export function Row({ className, ...rest }: ComponentProps<'tr'>): ReactNode {
  return <tr {...rest} className={classNames('group/row hover:bg-ink/3', className)} />;
}

/** A cell: `head` names the row, `end` is for numbers and actions, `wide` is hidden on phones. */
export function Cell({ head = false, end = false, wide = false, className, ...rest }: CellProps): ReactNode {
  const Tag = head ? 'th' : 'td';
  return (
    <Tag
      {...rest}
      scope={head ? 'row' : undefined}
      className={classNames(
        'h-(--row) border-b border-line px-[.6rem] py-1.5 align-middle first:pl-0 last:pr-0',
        // A table that's too wide scrolls. Its names don't shrink to a letter a line.
        head && 'min-w-36 text-left font-normal wrap-anywhere',
        end && 'text-right',
        wide && 'max-md:hidden',
        className,
      )}
    />
  );
}

/** Two lines in a cell: a name, and what it belongs to. */
export function CellText({ children, note }: { children: ReactNode; note?: ReactNode }): ReactNode {
  return (
    <>
      <b className="block text-ui font-semibold leading-[1.3]">{children}</b>
      {note && <span className="text-ink-2">{note}</span>}
    </>
  );
}

export type TableProps = { caption: string; dense?: boolean; children: ReactNode; className?: string };
export type ColumnHeadProps = {
  children?: ReactNode;
  end?: boolean;
  wide?: boolean;
  sorted?: 'ascending' | 'descending' | 'none';
  sortTo?: string;
  className?: string;
};
export type CellProps = ComponentProps<'td'> & { head?: boolean; end?: boolean; wide?: boolean };
