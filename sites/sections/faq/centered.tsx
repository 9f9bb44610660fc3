import { Questions } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { FaqProps } from './schema.ts';

/** Questions in a narrow centered column, each on a card of its own. */
export default function Centered({ props, section, site }: SectionView<FaqProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`faq-centered band-${section.band}`}>
      <div className="wrap sec">
        {props.heading && (
          <div className="head">
            <h2>{props.heading.text}</h2>
            {props.lead && <p>{props.lead.text}</p>}
          </div>
        )}
        {props.groups.map((group, index) => (
          <div key={group.items[0]?.question.text} className="group">
            {group.heading && <h3>{group.heading.text}</h3>}
            <Questions items={group.items} name={`${section.id}-${index}`} site={site} />
          </div>
        ))}
      </div>
    </section>
  );
}
