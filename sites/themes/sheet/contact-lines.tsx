import { Ways } from '../../sections/contact/parts/ways.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { Band, Head } from '../../sections/parts.tsx';

/** Ways to get in touch as ruled lines, each as large as the page allows. */
export default function LinesOfWays({ props, section, site }: ContactView) {
  return (
    <Band section={section} className="lined flush" boxes={['wrap', 'leaf']}>
      <Head props={props} className="strip" />
      <Ways
        ways={props.ways}
        site={site}
        className="ruled"
        itemClass={(way) => (way.action.to.kind === 'link' ? 'elsewhere' : way.value.text.length > 22 ? 'long' : 'brief')}
        valueClass={() => 'value h'}
      />
    </Band>
  );
}
