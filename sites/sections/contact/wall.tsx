import { hrefOf } from '../../site.ts';
import { Breakable } from '../breakable.tsx';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { ContactProps } from './schema.ts';
import { isDirect } from './way.ts';

/** Ways to get in touch as one tiled wall: the first fills the larger part of it, the others stand beside it. */
export default function Wall({ props, section, site }: SectionView<ContactProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`contact-wall band-${section.band}`}>
      <h2 className="vh">{props.heading.text}</h2>
      <dl className={`n${props.ways.length}`}>
        {props.ways.map((way) => {
          const href = hrefOf(way.action, site.document);
          return (
            <div key={way.label.text} className={way.value.text.length > 20 ? 'long' : undefined}>
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
    </section>
  );
}
