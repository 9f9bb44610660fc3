import { WayValue } from '../../sections/contact/parts/way-value.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { keyOf } from '../../sections/contact/way.ts';
import { Hills } from '../../sections/hills.tsx';
import { Band, Head } from '../../sections/parts.tsx';

/** The first way to get in touch in the sky of a large panel over hills, the others on cards beside it. */
export default function ClearingContact({ props, section, site }: ContactView) {
  const { palette } = site.document.theme;
  return (
    <Band section={section} boxes={['wrap sec']}>
      <Head props={props} className="fit-box" />
      <ul className={props.ways.length > 1 ? `n${Math.min(props.ways.length, 4)}` : 'one'}>
        {props.ways.map((way, index) => (
          <li key={keyOf(way)} className="box on-surface in-column clipped r-l">
            <div className={`tx ${sizeOf(way.value.text)}`}>
              <p className="what strong">{way.label.text}</p>
              <WayValue way={way} site={site} as="p" />
            </div>
            {index === 0 && <Hills palette={palette} of={section.id} width={900} height={240} sun={0.8} />}
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The class of a value by how many characters share the card. */
function sizeOf({ length }: string): string {
  return length <= 16 ? 'few' : length <= 28 ? 'some' : 'many';
}
