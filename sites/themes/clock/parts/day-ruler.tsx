import type { ReactNode } from 'react';
import { rulerOf } from '../../../sections/ruler.ts';
import type { Site } from '../../../sections/site.ts';

/** The day as 24 cells, the open ones marked: `most` on most open days, `some` on others. Nothing without hours. */
export function DayRuler({ site }: { site: Site }): ReactNode {
  const { hours } = site.facts;
  if (!hours) return null;
  return (
    <div className="day" aria-hidden="true">
      {rulerOf(hours, site.document.language).hours.map(({ state, part }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its index
        <i key={index} className={state === 'never' ? undefined : `${state} ${part}`} />
      ))}
    </div>
  );
}
