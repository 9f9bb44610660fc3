import { hrefOf } from '../../site.ts';
import { Breakable } from '../breakable.tsx';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { ContactProps } from './schema.ts';
import { isDirect } from './way.ts';

/** Ways to get in touch as numbered lines, each as large as the page allows. */
export default function LinesOfWays({ props, section, site }: SectionView<ContactProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`contact-lines band-${section.band}`}>
      <div className="wrap">
        <div className="box">
          <div className="strip">
            <h2>{props.heading.text}</h2>
          </div>
          <dl>
            {props.ways.map((way) => {
              const href = hrefOf(way.action, site.document);
              return (
                <div key={way.label.text} className={way.value.text.length > 22 ? 'long' : 'brief'}>
                  <dt>{way.label.text}</dt>
                  <dd>
                    {href && isDirect(way.action) ? (
                      <a className="value h" href={href}>
                        <Breakable text={way.value.text} />
                      </a>
                    ) : (
                      <>
                        <span className="value h">
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
      </div>
    </section>
  );
}
