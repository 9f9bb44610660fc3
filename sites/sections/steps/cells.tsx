import { Band } from '../band.tsx';
import { Head } from '../parts.tsx';
import { Framed, slot } from '../picture-view.tsx';
import type { StepsView } from './schema.ts';

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
