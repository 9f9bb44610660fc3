import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { OnwardProps } from './schema.ts';

/** Where to go next: the heading on the left, a short column of links on the right. */
export default function Index({ props, section, site }: SectionView<OnwardProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`onward-index band-${section.band} sec`}>
      <div className="wrap">
        <h2>{props.heading.text}</h2>
        <ul>
          {props.items.map(({ action }) => (
            <li key={action.label.text}>
              <ActionLink action={action} site={site} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
