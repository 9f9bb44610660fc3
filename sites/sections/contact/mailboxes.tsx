import type { ReactNode } from 'react';
import { hrefOf } from '../../site.ts';
import { Breakable } from '../breakable.tsx';
import { longWordOf } from '../fit.ts';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { ContactProps } from './schema.ts';
import { isDirect, keyOf } from './way.ts';

/** A mailbox by the road for each way to get in touch; the first has its flag up. */
export default function MailboxesContact({ props, section, site }: SectionView<ContactProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`contact-mailboxes band-${section.band}`}>
      <div className="wrap fit-box">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
      </div>
      <ul>
        {props.ways.map((way) => {
          const href = hrefOf(way.action, site.document);
          return (
            <li key={keyOf(way)}>
              <div className={`box ${sizeOf(way.value.text)}`}>
                <p className="what">{way.label.text}</p>
                {href && isDirect(way.action) ? (
                  <a className="value" href={href}>
                    <Breakable text={way.value.text} />
                  </a>
                ) : (
                  <>
                    <p className="value">
                      <Breakable text={way.value.text} />
                    </p>
                    <ActionLink action={way.action} site={site} className="go" />
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The class of a value by how many characters share the box. */
function sizeOf({ length }: string): string {
  return length <= 15 ? 'few' : length <= 26 ? 'some' : 'many';
}
