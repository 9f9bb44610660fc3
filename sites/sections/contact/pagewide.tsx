import type { ReactNode } from 'react';
import { hrefOf } from '../../site.ts';
import { Breakable } from '../breakable.tsx';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { ContactProps } from './schema.ts';
import { isDirect } from './way.ts';

/** The first way to get in touch as wide as the page; the others in cells below. */
export default function PagewideContact({ props, section, site }: SectionView<ContactProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`contact-pagewide band-${section.band}`}>
      <h2>{props.heading.text}</h2>
      <dl className={`n${props.ways.length}`}>
        {props.ways.map((way) => {
          const href = hrefOf(way.action, site.document);
          return (
            <div key={way.label.text}>
              <dt>{way.label.text}</dt>
              <dd>
                {href && isDirect(way.action) ? (
                  <a className={`value ${sizeOf(way.value.text)}`} href={href}>
                    <Breakable text={way.value.text} />
                  </a>
                ) : (
                  <>
                    <span className={`value ${sizeOf(way.value.text)}`}>
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

/** `c14` to `c44`: the class of a value of at most so many characters. */
function sizeOf({ length }: string): string {
  return `c${[14, 18, 24, 32].find((most) => length <= most) ?? 44}`;
}
