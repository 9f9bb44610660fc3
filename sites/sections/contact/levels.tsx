import type { ReactNode } from 'react';
import { hrefOf } from '../../site.ts';
import { Breakable } from '../breakable.tsx';
import { bedOf, Edge } from '../ground.tsx';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { ContactProps } from './schema.ts';
import { isDirect, keyOf } from './way.ts';

/** The ways to get in touch, one to a layer of ground, the number largest and nearest to the surface. */
export default function LevelsContact({ props, section, site }: SectionView<ContactProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`contact-levels band-${section.band}`}>
      <div className="wrap">
        <h2>{props.heading.text}</h2>
      </div>
      <dl>
        {props.ways.map((way, index) => {
          const href = hrefOf(way.action, site.document);
          const { length } = way.value.text;
          const size = `value ${length <= 16 ? 'short' : length <= 32 ? 'medium' : 'long'}`;
          return (
            <div key={keyOf(way)} className={bedOf(index, props.ways.length)}>
              <dt className="wrap">
                <Edge of={`${section.id}-${site.document.seed}-${index}`} />
                {way.label.text}
              </dt>
              <dd className="wrap">
                {href && isDirect(way.action) ? (
                  <a className={size} href={href}>
                    <Breakable text={way.value.text} />
                  </a>
                ) : (
                  <>
                    <span className={size}>
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
    </section>
  );
}
