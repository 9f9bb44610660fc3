import type { DetailsView } from '../../sections/details/schema.ts';
import { Framed, longWordOf, slot } from '../../sections/parts.tsx';
import { Cards, widthClass } from './parts/cards.tsx';

/** A rail for each service: a photo if there is one, the name, what it is, and the price, all standing on it. */
export default function Shelves({ props, section, site }: DetailsView) {
  const { items } = props;
  const has = ['text', 'price'].filter((key) => items.some((item) => item[key as 'text' | 'price']));
  return (
    <section id={section.id} data-section={section.id} className={['details-shelves', `band-${section.band}`, ...has].join(' ')}>
      {items.map(({ anchor, name, text, price, picture }) => (
        <article key={anchor} id={anchor} className="slot railed">
          {picture?.kind === 'photo' && <Framed className="photo edged" picture={picture} slot={slot(3, 2, '20rem', '60vw')} site={site} />}
          <div className="title fit-box">
            <h2 className={longWordOf(name.text)}>{name.text}</h2>
          </div>
          {text && <p className="text loose t-1">{text.text}</p>}
          {price && (
            <p className={`price ${widthClass([price.text])}`}>
              <Cards text={price.text} />
            </p>
          )}
        </article>
      ))}
    </section>
  );
}
