import { ActionLink, Band, Price } from '../../sections/parts.tsx';
import { ServiceName } from '../../sections/services/parts/name.tsx';
import type { ServicesView } from '../../sections/services/schema.ts';

/** Services as ruled lines of a sheet, which can be read out on the phone: name, what it is, price. */
export default function LinesOfServices({ props, section, site }: ServicesView) {
  const { items } = props;
  const rows = Math.ceil(items.length / 2);
  return (
    <Band section={section} className="lined flush" boxes={['wrap', 'leaf']}>
      <div className="strip">
        <h2>{props.heading.text}</h2>
        {props.more && <ActionLink action={props.more} site={site} />}
      </div>
      {props.lead && <p className="lead">{props.lead.text}</p>}
      <ol className={`ruled ${items.length < 4 ? 'few' : `many ${site.valueClass('--rows', rows)}`}`}>
        {items.map((item, index) => (
          <li key={item.anchor} className={index === rows ? 'top' : undefined}>
            <ServiceName item={item} site={site} />
            {item.text && <p>{item.text.text}</p>}
            {item.price && (
              <Price
                className={item.price.text.length > 12 ? 'price at-right balanced long' : 'price at-right balanced'}
                line={item.price}
              />
            )}
          </li>
        ))}
      </ol>
    </Band>
  );
}
