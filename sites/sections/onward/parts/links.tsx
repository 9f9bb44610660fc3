import type { ReactNode } from 'react';
import { ActionLink } from '../../parts.tsx';
import type { OnwardView } from '../schema.ts';

/** A heading and the links below it. The variant's style sheet gives them their shape. */
export function OnwardLinks({ props, section, site, variant }: OnwardView & { variant: string }): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`onward-${variant} band-${section.band} sec`}>
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
