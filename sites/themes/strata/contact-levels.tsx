import { WayValue } from '../../sections/contact/parts/way-value.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { keyOf } from '../../sections/contact/way.ts';
import { bedOf, Edge } from '../../sections/ground.tsx';
import { Band, Head } from '../../sections/parts.tsx';

/** The ways to get in touch, one to a layer of ground, the number largest and nearest to the surface. */
export default function LevelsContact({ props, section, site }: ContactView) {
  return (
    <Band section={section}>
      <Head props={props} className="wrap" />
      <dl>
        {props.ways.map((way, index) => {
          const { length } = way.value.text;
          const size = `value ${length <= 16 ? 'short' : length <= 32 ? 'medium' : 'long'}`;
          return (
            <div key={keyOf(way)} className={bedOf(index, props.ways.length)}>
              <dt className="wrap strong">
                <Edge of={`${section.id}-${site.document.seed}-${index}`} />
                {way.label.text}
              </dt>
              <dd className="wrap box wraps on-baseline">
                <WayValue way={way} site={site} className={size} />
              </dd>
            </div>
          );
        })}
      </dl>
    </Band>
  );
}
