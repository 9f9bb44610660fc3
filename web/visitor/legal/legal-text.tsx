import type { ReactNode } from 'react';
import { headingAnchor } from '../../../content/heading-anchor.ts';
import { Band } from '../../ui/layout/band.tsx';
import { PageOpening } from '../page-opening.tsx';

interface Legal {
  version: string;
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** A legal text: headings with anchors at the left, text at the right, the version on top. `after` is shown at the end. */
export function LegalText({ text, lead, after }: { text: Legal; lead: string; after?: ReactNode }) {
  return (
    <>
      <PageOpening size="page" title={text.title} lead={lead} above={`Version ${text.version}`} />
      <Band>
        {text.sections.map(({ heading, paragraphs }) => (
          <LegalSection key={heading} heading={heading}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </LegalSection>
        ))}
        {after}
      </Band>
    </>
  );
}

export function LegalSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = headingAnchor(heading);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-3 border-t border-line-strong py-8 first:border-t-0 first:pt-0 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h2 id={id} className="text-3">
        {heading}
      </h2>
      <div className="grid max-w-prose gap-4">{children}</div>
    </section>
  );
}
