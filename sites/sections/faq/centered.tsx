import { longWordOf } from '../fit.ts';
import { Questions } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { FaqProps } from './schema.ts';

/** Questions in a centered column, each on a card of its own; many of them in two columns. */
export default function Centered({ props, section, site }: SectionView<FaqProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`faq-centered band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          {props.heading && (
            <div className="head fit-box">
              <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
              {props.lead && <p>{props.lead.text}</p>}
            </div>
          )}
          {props.groups.map((group, index) => (
            <div key={group.items[0]?.question.text} className={group.items.length > 5 ? 'group many' : 'group'}>
              {group.heading && <h3>{group.heading.text}</h3>}
              <Questions items={group.items} name={`${section.id}-${index}`} site={site} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
