import { Hills } from '../hills.tsx';
import { ActionLink, HoursTable } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { HoursProps } from './schema.ts';

/** The hours table on a card with the way to ask about a time; the card ends in hills. */
export default function Card({ props, section, site }: SectionView<HoursProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`hours-card band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <div className="card on-surface">
            <div className="in stacked">
              <div className="tx">
                <h2>{props.heading.text}</h2>
                {props.note && <p>{props.note.text}</p>}
                <ActionLink action={props.action} site={site} className="go tappable" />
              </div>
              <HoursTable site={site} />
            </div>
            <Hills palette={site.document.theme.palette} of={section.id} sun={0.3} width={700} height={190} />
          </div>
        </div>
      </div>
    </section>
  );
}
