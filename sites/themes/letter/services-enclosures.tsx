import { HungPrice } from '../../sections/hung-price.tsx';
import { Band, Title } from '../../sections/parts.tsx';
import { AfterPrices } from '../../sections/services/parts/after.tsx';
import { ServiceName } from '../../sections/services/parts/name.tsx';
import type { ServicesProps, ServicesView } from '../../sections/services/schema.ts';

/** A letter's enclosures: prices hang in the margin, the words are in the letter. Without prices the names hang there; names alone run on as one sentence. */
export default function EnclosuresServices({ props, section, site }: ServicesView) {
  return (
    <Band section={section} className="hung-figures" boxes={['wrap sec stacked']}>
      <Title props={props} />
      <ul className={formOf(props)}>
        {props.items.map((item) => (
          <li key={item.anchor} className="stacked">
            <ServiceName item={item} site={site} />
            {item.price && <HungPrice line={item.price} />}
            {item.text && <p className="text loose">{item.text.text}</p>}
          </li>
        ))}
      </ul>
      <AfterPrices props={props} site={site} />
    </Band>
  );
}

function formOf({ items }: ServicesProps): 'priced' | 'told' | 'run' | 'plain' {
  if (items.some(({ price }) => price)) return 'priced';
  if (items.every(({ text }) => text)) return 'told';
  return items.some(({ text }) => text) ? 'plain' : 'run';
}
