import type { ReactNode } from 'react';
import type { StepsProps } from '../schema.ts';

type Step = StepsProps['items'][number];

interface StepListProps {
  items: Step[];
  className?: string;
  itemClass?: (index: number) => string;
  /** What a step shows before its words. */
  before?: (step: Step, index: number) => ReactNode;
  /** Class of a box around the words. */
  box?: string;
  /** A step without a title is set larger if it's no longer than this. */
  longestAlone?: number;
}

/** The steps in their order, each with its title if it has one. */
export function StepList({ items, className = `n${items.length}`, itemClass, before, box, longestAlone = 1000 }: StepListProps): ReactNode {
  return (
    <ol className={className}>
      {items.map((step, index) => {
        const { title, text } = step;
        const words = (
          <>
            {title && <h3>{title.text}</h3>}
            <p className={title || text.text.length > longestAlone ? undefined : 'alone'}>{text.text}</p>
          </>
        );
        return (
          <li key={text.text} className={itemClass?.(index)}>
            {before?.(step, index)}
            {box ? <div className={box}>{words}</div> : words}
          </li>
        );
      })}
    </ol>
  );
}
