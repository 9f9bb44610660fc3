import { Head } from '../parts.tsx';
import { Framed, slot } from '../picture-view.tsx';
import type { SectionView } from '../registry.ts';
import type { StepsProps } from './schema.ts';

/** Steps as a letter tells them: when or which in the margin, what happens beside it. */
export default function DaysSteps({ props, section, site }: SectionView<StepsProps>) {
  const picture = props.picture ?? props.items.find((item) => item.picture)?.picture;
  return (
    <section id={section.id} data-section={section.id} className={`steps-days band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <div className="row stacked">
            <Head props={props} className="text" />
            <Framed className="pic frame" picture={picture} slot={slot(4, 3, '17rem', '92vw')} site={site} />
          </div>
          <ol>
            {props.items.map((item) => (
              <li key={item.text.text} className={item.title ? 'row stacked' : 'row stacked counted'}>
                {item.title && <h3>{item.title.text}</h3>}
                <p className="text">{item.text.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
