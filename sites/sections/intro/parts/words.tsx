import type { ReactNode } from 'react';
import { Breadcrumb, Jumps } from '../../breadcrumb.tsx';
import { fitOf, longWordOf } from '../../parts.tsx';
import type { IntroView } from '../schema.ts';

interface WordsProps extends Pick<IntroView, 'props' | 'site'> {
  className?: string;
  /** Lengths from which the heading is medium and long, if that's a class of its own. */
  steps?: [medium: number, long: number];
  /** Where the links to the page's parts stand elsewhere. */
  withoutJumps?: boolean;
}

/** The words of a page's opening: the way to it, its heading and lead, and links to its parts. */
export function IntroWords({
  props: { heading, lead, jumps },
  site,
  className = 'words',
  steps,
  withoutJumps = false,
}: WordsProps): ReactNode {
  return (
    <div className={className}>
      <Breadcrumb site={site} />
      <h1 className={`${steps ? fitOf(heading.text, ...steps) : ''} ${longWordOf(heading.text)}`.trim() || undefined}>{heading.text}</h1>
      {lead && <p className="lead">{lead.text}</p>}
      {!withoutJumps && <Jumps jumps={jumps} site={site} />}
    </div>
  );
}
