import { Fragment, type ReactNode } from 'react';
import { headingAnchor } from '../../../content/heading-anchor.ts';
import type { LegalText as Text } from '../../../content/legal/legal-text.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { PageOpening } from '../page-opening.tsx';
import { versionWords } from './version-words.ts';

/** A legal text: headings with anchors at the left, text at the right, the version on top. `after` is shown at the end. */
export function LegalText({ text, lead, after }: { text: Text; lead: string; after?: ReactNode }) {
  return (
    <>
      <PageOpening size="page" title={text.title} lead={lead} above={`Version of ${versionWords(text.version)}`} />
      <Band>
        {text.sections.map(({ heading, paragraphs }) => (
          <LegalSection key={heading} heading={heading}>
            {paragraphs.map((paragraph) =>
              typeof paragraph === 'string' ? (
                <p key={paragraph}>
                  <Words>{paragraph}</Words>
                </p>
              ) : (
                <ul key={paragraph.join()} className="grid list-disc gap-2 pl-5">
                  {paragraph.map((item) => (
                    <li key={item}>
                      <Words>{item}</Words>
                    </li>
                  ))}
                </ul>
              ),
            )}
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

/** Text with **bold** words and [links](https://example.com). Nothing else in it is markup. */
function Words({ children }: { children: string }): ReactNode {
  return partsOf(children).map(({ at, part }) => {
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part);
    const bold = /^\*\*(.+)\*\*$/.exec(part)?.[1];
    if (link?.[1] && isSafe(link[2] ?? ''))
      return (
        <Link key={at} to={link[2] ?? ''}>
          {link[1]}
        </Link>
      );
    return bold ? <b key={at}>{bold}</b> : <Fragment key={at}>{link?.[1] ?? part}</Fragment>;
  });
}

function partsOf(text: string): { at: number; part: string }[] {
  let at = 0;
  return text.split(marked).map((part) => {
    at += part.length;
    return { at, part };
  });
}

const marked = /(\*\*[^*]+\*\*|\[[^[\]]+\]\([^()\s]+\))/;

/** Checked again here, where it becomes an address. */
function isSafe(href: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/.test(href);
}
