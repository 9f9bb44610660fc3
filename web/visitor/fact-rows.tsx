import type { ReactNode } from 'react';

/** A heading at the left, with an introduction or a figure, and ruled rows at the right: a term with its description. */
export function FactRows({ title, intro, figure, rows, id }: FactRowsProps) {
  return (
    <div id={id} className="grid gap-[clamp(2rem,5vw,5rem)] md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="md:sticky md:top-[calc(7rem+var(--strip))] md:self-start">
        <h2 className="text-2">{title}</h2>
        {intro && <p className="mt-5 max-w-[24em] text-ink-2">{intro}</p>}
        {figure}
      </div>
      <dl className="border-b border-line-strong">
        {rows.map((row) => (
          <div key={row.title} className="grid gap-x-6 gap-y-1 border-t border-line-strong py-5 md:grid-cols-[11rem_1fr]">
            <dt className="font-semibold">{row.title}</dt>
            <dd className="max-w-[38em] text-ink-2">{row.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface FactRowsProps {
  title: ReactNode;
  intro?: ReactNode;
  figure?: ReactNode;
  rows: FactRow[];
  id?: string;
}

export interface FactRow {
  title: string;
  text: ReactNode;
}
