import type { SectionView } from '../registry.ts';
import type { PolicyProps } from './schema.ts';

/** Plain rules, one a line, ruled like a notice. */
export default function Lines({ props, section }: SectionView<PolicyProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`policy-lines band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <ul>
          {props.items.map((item) => (
            <li key={item.text}>{item.text}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
