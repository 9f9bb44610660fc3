import type { ReactNode } from 'react';
import type { Site } from '../../../site.ts';
import { ActionLink } from '../../parts.tsx';
import type { HoursProps } from '../schema.ts';

/** Shown instead of hours that the brief doesn't give: the question and a way to ask it. */
export function Ask({ ask, site, className = 'ask' }: { ask: HoursProps['ask']; site: Site; className?: string }): ReactNode {
  return (
    <div className={className}>
      <p>{ask.text.text}</p>
      <ActionLink action={ask.action} site={site} className="btn" />
    </div>
  );
}
