import { Band } from '../../sections/band.tsx';
import { Head } from '../../sections/parts.tsx';
import { Framed, slot } from '../../sections/picture-view.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps as numbered lines; with the whole page's width they're cells of one line. */
export default function Cells({ props, section, site }: StepsView) {
  return (
    <Band section={section} className="lined" boxes={['wrap', 'leaf']}>
      <Head props={props} className="strip" />
      <ol className="numbered">
        {props.items.map((item) => (
          <li key={item.text.text}>
            <Framed className="frame" picture={item.picture} slot={slot(3, 2, '24vw')} site={site} />
            {item.title && <h3>{item.title.text}</h3>}
            <p className={item.title ? undefined : 'alone'}>{item.text.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
