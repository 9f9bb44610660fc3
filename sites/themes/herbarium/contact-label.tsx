import { Ways } from '../../sections/contact/parts/ways.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { Band, Ornament } from '../../sections/parts.tsx';
import { stageSvg } from '../../sections/sprig.ts';

/** The label of an herbarium's sheet: a plant mounted beside the ways to get in touch, each after its leader. */
export default function LabelContact({ props, section, site }: ContactView) {
  return (
    <Band section={section} boxes={['wrap sec', 'sheet on-surface stacked']}>
      <Ornament className="plant wide" svg={stageSvg(site.document.seed, 1, `${section.id}-plant`)} />
      <div className="words box">
        <h2>{props.heading.text}</h2>
        <Ways ways={props.ways} site={site} valueClass={(way) => (way.value.text.length <= 16 ? 'value short' : 'value')} />
      </div>
    </Band>
  );
}
