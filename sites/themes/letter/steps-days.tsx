import { Band, Framed, Head, slot } from '../../sections/parts.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps as a letter tells them: when or which in the margin, what happens beside it. */
export default function DaysSteps({ props, section, site }: StepsView) {
  const picture = props.picture ?? props.items.find((item) => item.picture)?.picture;
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <div className="row stacked">
        <Head props={props} className="text" />
        <Framed className="pic r-m backed frame" picture={picture} slot={slot(4, 3, '17rem', '92vw')} site={site} />
      </div>
      <ol>
        {props.items.map((item) => (
          <li key={item.text.text} className={item.title ? 'row stacked' : 'row stacked counted on-baseline'}>
            {item.title && <h3>{item.title.text}</h3>}
            <p className="text">{item.text.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
