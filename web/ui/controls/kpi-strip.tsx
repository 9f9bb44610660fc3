import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Key numbers in a ruled strip; the first is wider. On phones the first takes a line, and the others come in pairs. */
export function KpiStrip({ items, className }: { items: Kpi[]; className?: string }): ReactNode {
  return (
    <dl
      className={classNames(
        'grid grid-cols-2 border-t-2 border-b border-t-ink border-b-line xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-[1.35fr]',
        className,
      )}
    >
      {items.map((item, index) => (
        <div
          key={item.label}
          className={classNames(
            'flex min-w-0 flex-col py-4 pr-3 xl:border-l xl:border-line xl:px-[1.1rem] xl:first:border-l-0 xl:first:pl-0',
            index === 0 ? 'max-xl:col-span-2' : 'max-xl:border-t max-xl:border-line',
            index % 2 === 0 && index > 0 && 'max-xl:border-l max-xl:pl-4',
            index % 2 === 1 && index === items.length - 1 && 'max-xl:col-span-2',
          )}
        >
          <dt className="text-small text-ink-2">{item.label}</dt>
          <dd className="flex flex-col">
            <span className="display-number my-1 text-[2.3rem] wrap-anywhere">{item.value}</span>
            {item.note && <span className="line-clamp-3 text-small wrap-anywhere text-ink-2">{item.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type Kpi = { label: string; value: ReactNode; note?: ReactNode };
