import { ActionLink, HoursTable } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { HoursProps } from './schema.ts';

/** The hours table on a card with the way to ask about a time. An address card that follows is beside it. */
export default function Card({ props, section, site }: SectionView<HoursProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`hours-card band-${section.band}`}>
      <div className="wrap sec">
        <div className="card">
          <div className="tx">
            <h2>{props.heading.text}</h2>
            {props.note && <p>{props.note.text}</p>}
            {!site.facts.hours && <p>{props.ask.text.text}</p>}
            <ActionLink action={props.ask.action} site={site} className={site.facts.hours ? 'go' : 'btn'} />
          </div>
          <HoursTable site={site} />
        </div>
      </div>
    </section>
  );
}
