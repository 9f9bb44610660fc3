import type { ReactNode } from 'react';
import { ActionLink, Band } from '../../parts.tsx';
import type { OnwardView } from '../schema.ts';

/** A heading and the links below it. The variant's style sheet gives them their shape. */
export function OnwardLinks({ props, section, site }: OnwardView): ReactNode {
  return (
    <Band section={section} className="sec" boxes={['wrap']}>
      <h2 className="box">{props.heading.text}</h2>
      <ul>
        {props.items.map(({ action }) => (
          <li key={action.label.text}>
            <ActionLink action={action} site={site} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
