import type { ReactNode } from 'react';
import { hrefOf } from '../../site.ts';
import { Breakable } from '../breakable.tsx';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { ContactProps } from './schema.ts';
import { isDirect } from './way.ts';

/** The first way to get in touch painted across a sign as large as it goes; the others are shingles hung from it. */
export default function ShingleContact({ props, section, site }: SectionView<ContactProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`contact-shingle band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <dl className={`n${props.ways.length}`}>
          {props.ways.map((way) => {
            const href = hrefOf(way.action, site.document);
            const size = sizeOf(way.value.text);
            return (
              <div key={way.label.text}>
                <dt>{way.label.text}</dt>
                <dd>
                  {href && isDirect(way.action) ? (
                    <a className={`value h ${size}`} href={href}>
                      <Breakable text={way.value.text} />
                    </a>
                  ) : (
                    <>
                      <span className={`value h ${size}`}>
                        <Breakable text={way.value.text} />
                      </span>
                      <ActionLink action={way.action} site={site} className="go" />
                    </>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}

/** A number is set largest, a long address smallest. */
function sizeOf({ length }: string): 'short' | 'medium' | 'long' {
  return length <= 16 ? 'short' : length <= 30 ? 'medium' : 'long';
}
