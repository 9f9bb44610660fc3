import type { ReactNode } from 'react';
import { Breakable } from '../../sections/breakable.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { isDirect, keyOf, type Way } from '../../sections/contact/way.ts';
import { ActionLink, Band, Head } from '../../sections/parts.tsx';
import type { Site } from '../../sections/site.ts';
import { hrefOf } from '../../sections/site.ts';
import { CardFaces } from './parts/cards.tsx';

/** Each way to reach the business on a rail from edge to edge: the phone number and the house number as cards, the rest as words. */
export default function Plates({ props, section, site }: ContactView) {
  return (
    <Band section={section}>
      <Head props={props} className="wrap head" />
      <dl>
        {props.ways.map((way) => (
          <div key={keyOf(way)} className={`slot railed ${way.action.to.kind}`}>
            <dt className="muted strong">{way.label.text}</dt>
            <dd className="aligned">
              <Value way={way} site={site} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

function Value({ way, site }: { way: Way; site: Site }): ReactNode {
  const { text } = way.value;
  const href = hrefOf(way.action, site.document);
  if (way.action.to.kind === 'phone' && href) {
    return (
      <a href={href}>
        <span className="vh">{text}</span>
        {text
          .split(/\D+/)
          .filter(Boolean)
          .map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat, their order never changes
            <CardFaces key={index} texts={[group]} />
          ))}
      </a>
    );
  }
  const words = (
    <span className="value at-right h">
      <Breakable text={text} />
    </span>
  );
  if (href && isDirect(way.action)) return <a href={href}>{words}</a>;
  return (
    <>
      {words} <ActionLink action={way.action} site={site} className="btn" />
    </>
  );
}
