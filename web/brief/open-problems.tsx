import type { ReactNode } from 'react';
import { DotShape } from '../ui/drawings/dot.tsx';
import { focusField } from './use-arrival.ts';

/** Lists a step's open problems when the owner wants to continue, each with a link to its field. */
export function OpenProblems({ problems }: { problems: { field: string; message: string }[] }): ReactNode {
  return (
    <div role="status" className="mt-auto max-w-[36rem] pt-10 text-small empty:pt-0">
      {problems.length > 0 && (
        <>
          <p className="flex items-baseline gap-2 font-semibold text-danger">
            <DotShape state="late" />
            {problems.length === 1 ? 'One answer needs fixing' : `${problems.length} answers need fixing`}
          </p>
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field + message}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(field);
                  }}
                  className="link inline-block py-1"
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
          <p className="pt-1 text-ink-2">
            You can continue and fix it later. You’ll be able to send your brief once everything is complete.
          </p>
        </>
      )}
    </div>
  );
}
