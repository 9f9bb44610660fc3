import { Ways } from '../../sections/contact/parts/ways.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { Band } from '../../sections/parts.tsx';
import { edgeWords, FilmEdge } from './parts/film.tsx';

/** Ways to get in touch as the frames of one film, each as wide as its words; the first is light, the others are read off the film. */
export default function StripContact({ props, section, site }: ContactView) {
  return (
    <Band section={section}>
      <h2 className="vh">{props.heading.text}</h2>
      <div className="film">
        <FilmEdge words={edgeWords(site)} />
        <Ways
          ways={props.ways}
          site={site}
          className={props.ways.length > 4 ? 'many' : undefined}
          itemClass={(way) => (way.value.text.length > 24 ? 'long' : undefined)}
        />
      </div>
    </Band>
  );
}
