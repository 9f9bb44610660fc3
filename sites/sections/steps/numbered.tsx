import { Head } from '../parts.tsx';
import { Framed, slot } from '../picture-view.tsx';
import type { SectionView } from '../registry.ts';
import type { StepsProps } from './schema.ts';

/** Numbered steps beside one large picture, or beside the heading when there is none. */
export default function Numbered({ props, section, site }: SectionView<StepsProps>) {
  const picture = props.picture ?? props.items.find((item) => item.picture)?.picture;
  return (
    <section id={section.id} data-section={section.id} className={`steps-numbered band-${section.band}`}>
      <div className={picture ? 'wrap sec cols' : 'wrap sec cols bare'}>
        <Framed className="pic" picture={picture} slot={slot(5, 4, '40vw')} site={site} />
        <Head props={props} className="head fit-box" />
        <ol>
          {props.items.map((item) => (
            <li key={item.text.text}>
              {item.title && <h3>{item.title.text}</h3>}
              <p className={item.title ? undefined : 'alone'}>{item.text.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
