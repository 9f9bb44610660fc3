import { Actions, Band } from '../parts.tsx';
import type { CallView } from './schema.ts';

/** The call band as one centered line with its buttons. */
export default function CallLine({ props, section, site }: CallView) {
  return (
    <Band section={section} boxes={['wrap sec']}>
      <h2>{props.heading.text}</h2>
      {props.text && <p className="muted t-1">{props.text.text}</p>}
      <Actions actions={props.actions} site={site} />
    </Band>
  );
}
