import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { OnwardProps } from './schema.ts';

/** Where to go next: the links run on in one line of lettering, with strokes between them. */
export default function Sentence({ props, section, site }: SectionView<OnwardProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`onward-sentence band-${section.band} sec`}>
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
