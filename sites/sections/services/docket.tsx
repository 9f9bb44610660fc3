import { ActionLink, Band, longWordOf } from '../parts.tsx';
import { wordmarkOf } from '../wordmark.ts';
import { ServiceName } from './parts/name.tsx';
import type { ServicesView } from './schema.ts';

/** Services as lines on a torn docket. */
export default function Docket({ props, section, site }: ServicesView) {
  const { facts } = site;
  return (
    <Band section={section} boxes={['wrap sec cols gridded']}>
      <div className="txt fit-box">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        {props.lead && <p>{props.lead.text}</p>}
        {props.more && <ActionLink action={props.more} site={site} className="btn ghost" />}
      </div>
      <div className="sheet">
        <div className="paper on-surface">
          <p className="top apart wraps" aria-hidden="true">
            <span>{wordmarkOf(facts)}</span>
            <span>{facts.address?.street ?? facts.city}</span>
          </p>
          <ol>
            {props.items.map((item) => (
              <li key={item.anchor} className="gridded on-baseline">
                <ServiceName item={item} site={site} />
                {item.price && <p className={item.price.text.length > 10 ? 'price strong long' : 'price strong'}>{item.price.text}</p>}
                {item.text && <p className="about loose">{item.text.text}</p>}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}
