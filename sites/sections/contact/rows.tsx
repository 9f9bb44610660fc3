import { hrefOf } from '../../site.ts';
import { Breakable } from '../breakable.tsx';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { ContactProps } from './schema.ts';
import { isDirect, keyOf } from './way.ts';

/** Ways to get in touch as page-wide ruled rows, the value in heading type. */
export default function Rows({ props, section, site }: SectionView<ContactProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`contact-rows band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <dl>
          {props.ways.map((way) => {
            const href = hrefOf(way.action, site.document);
            return (
              <div key={keyOf(way)}>
                <dt>{way.label.text}</dt>
                <dd>
                  {href && isDirect(way.action) ? (
                    <a className="value" href={href}>
                      <Breakable text={way.value.text} />
                    </a>
                  ) : (
                    <>
                      <span className="value">
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
