import { Breakable } from '../../sections/breakable.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { isDirect, keyOf } from '../../sections/contact/way.ts';
import { ActionLink, Band, longWordOf } from '../../sections/parts.tsx';
import { hrefOf } from '../../sections/site.ts';

/** Ways to get in touch as large tags on one rail, each on a string of its own length; the first is the loud one. */
export default function Tags({ props, section, site }: ContactView) {
  return (
    <Band section={section} className="perforated" boxes={['wrap sec']}>
      <h2>{props.heading.text}</h2>
      <ul className={`gridded n${Math.min(props.ways.length, 5)}`}>
        {props.ways.map((way) => {
          const href = hrefOf(way.action, site.document);
          const { text } = way.value;
          return (
            <li key={keyOf(way)}>
              <div className="tag box hung-tag on-surface">
                <h3>{way.label.text}</h3>
                <p className={`value h ${text.includes('@') || text.includes('/') ? 'w20' : longWordOf(text)}`}>
                  {href && isDirect(way.action) ? (
                    <a href={href}>
                      <Breakable text={text} />
                    </a>
                  ) : (
                    <Breakable text={text} />
                  )}
                </p>
                {!isDirect(way.action) && <ActionLink action={way.action} site={site} className="btn ghost" />}
              </div>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
