import { Fragment, type ReactNode } from 'react';
import { ActionLink } from '../../parts.tsx';
import type { Site } from '../../site.ts';
import type { ArticleProps } from '../schema.ts';

/** The id of the block at a place. */
export function blockId(index: number): string {
  return `part-${index + 1}`;
}

/** The blocks of a post, and what to do next. */
export function Blocks({ props: { blocks, related }, site }: { props: ArticleProps; site: Site }): ReactNode {
  return (
    <>
      {blocks.map(({ heading, paragraphs }, index) => (
        <Fragment key={paragraphs[0]?.text}>
          {heading && <h2 id={blockId(index)}>{heading.text}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph.text}>{paragraph.text}</p>
          ))}
        </Fragment>
      ))}
      {related && <ActionLink action={related} site={site} className="btn" />}
    </>
  );
}
