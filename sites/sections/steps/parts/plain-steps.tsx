import type { ReactNode } from 'react';
import type { StepsProps } from '../schema.ts';

/** The steps as text alone. A step without a title is marked, so it may be set larger. */
export function PlainSteps({ items }: Pick<StepsProps, 'items'>): ReactNode {
  return (
    <ol className={`n${items.length}`}>
      {items.map(({ title, text }) => (
        <li key={text.text}>
          {title && <h3>{title.text}</h3>}
          <p className={title ? undefined : 'alone'}>{text.text}</p>
        </li>
      ))}
    </ol>
  );
}
