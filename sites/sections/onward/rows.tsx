import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { OnwardProps } from './schema.ts';

/** Where to go next: a large link a row. */
export default function Rows({ props, section, site }: SectionView<OnwardProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`onward-rows band-${section.band} sec`}>
      <div className="wrap">
        <h2>{props.heading.text}</h2>
        <ul>
          {props.items.map((item) => (
            <li key={item.action.label.text}>
              <ActionLink action={item.action} site={site} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
