import { letterRows, longest } from '../../sections/hero/letter-rows.ts';
import type { HeroView } from '../../sections/hero/schema.ts';
import { Actions, FactPairs, Framed, fitOf, longWordOf, Price, slot } from '../../sections/parts.tsx';
import { boardClass } from './parts/cards.tsx';

/** More cards than this don't fit the rack. */
const mostCards = 8;

/** The name in letter cards on the top rails, the headline under it, and a rack with a card for each service and its price. */
export default function Letters({ props, section, site }: HeroView) {
  const { facts, document } = site;
  const name = facts.name.length <= 30 ? facts.name : facts.shortName;
  const rows = letterRows(name);
  const services = (props.services ?? []).slice(0, mostCards);
  const priced = services.filter(({ price }) => price && /\d/.test(price.text)).length;
  const { text } = props.headline;
  return (
    <section
      id={section.id}
      data-section={section.id}
      className={`hero-letters ${boardClass(document.theme.palette)} r${rows.length} ${site.valueClass('--n', roomOf(longest(rows)))}`}
    >
      <p className="name">
        {text !== name && <span className="vh">{name}</span>}
        {rows.map((row) => (
          <span key={row} className="railed" aria-hidden="true">
            <span className="cards">
              {[...row].map((letter, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, their order never changes
                <i key={index} className={letter === ' ' ? 'gap' : undefined}>
                  {letter}
                </i>
              ))}
            </span>
          </span>
        ))}
      </p>
      <div className="wrap say stacked">
        <div className="fit-box">
          {/* The cards say the name already. */}
          <h1 className={text === name ? 'vh' : `${fitOf(text, 32, 58)} ${longWordOf(text)}`}>{text}</h1>
          {props.eyebrow && <p className="eb t-1 strong">{props.eyebrow.text}</p>}
        </div>
        <div className="side">
          {props.lead && <p className="lead loose">{props.lead.text}</p>}
          <Actions actions={props.actions} site={site} />
        </div>
      </div>
      {services.length > 0 && (
        <div className="railed">
          <ul className={`wrap rack gridded s${services.length}${priced * 2 < services.length ? ' low' : ''}`}>
            {services.map((service) => (
              <li key={service.name.text} className="on-surface in-column apart box">
                <span className="what h">{service.name.text}</span>
                {service.price && <Price className={/\d/.test(service.price.text) ? 'price' : 'words'} line={service.price} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      {props.facts.length > 0 && (
        <div className="wrap">
          <FactPairs facts={props.facts} className="facts gridded" />
        </div>
      )}
      <Framed className="photo edged" picture={props.picture} slot={slot(12, 5, '100vw')} site={site} />
    </section>
  );
}

/** Widths of so many letters at most, in heights of a card. */
const rooms = [
  { most: 6, room: 4.9 },
  { most: 8, room: 6.4 },
  { most: 10, room: 8 },
  { most: 12, room: 9.5 },
  { most: 14, room: 11 },
  { most: 17, room: 13.4 },
];

function roomOf(letters: number): number {
  return rooms.find(({ most }) => letters <= most)?.room ?? 17.4;
}
