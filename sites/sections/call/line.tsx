import { Actions } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { CallProps } from './schema.ts';

/** The call band as one centered line with its buttons. */
export default function CallLine({ props, section, site }: SectionView<CallProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`call-line band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        {props.text && <p>{props.text.text}</p>}
        <Actions actions={props.actions} site={site} />
      </div>
    </section>
  );
}
