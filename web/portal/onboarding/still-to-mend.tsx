import type { ReactNode } from 'react';
import { DotShape } from '../../ui/drawings/dot.tsx';
import { focusField } from './use-arrival.ts';

/** What a step still lacks when the person wants to go on, each a way to its field. Gone as soon as it is mended. */
export function StillToMend({ problems }: { problems: { field: string; message: string }[] }): ReactNode {
  return (
    <div role="status" className="mt-auto max-w-[36rem] pt-10 text-small empty:pt-0">
      {problems.length > 0 && (
        <>
          <p className="flex items-baseline gap-2 font-semibold text-danger">
            <DotShape state="late" />
            {problems.length === 1 ? 'One answer needs a look' : `${problems.length} answers need a look`}
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
          <p className="pt-1 text-ink-2">You can also go on and mend it later. The brief is sent once it is complete.</p>
        </>
      )}
    </div>
  );
}
