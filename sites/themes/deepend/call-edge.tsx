import type { CallView } from '../../sections/call/schema.ts';
import { ActionLink, Band, fitOf, longWordOf } from '../../sections/parts.tsx';
import { hrefOf } from '../../sections/site.ts';
import { hasWater } from './parts/ladder.ts';

/** The pool's edge from below: the heading and the ways out, under a waterline. Where there's water, with the ladder. */
export default function Edge({ props, section, site }: CallView) {
  const actions = props.actions.filter((action) => hrefOf(action, site.document));
  return (
    <Band section={section} className={`fit-${fitOf(props.heading.text, 22, 38)}`} boxes={['wrap relative gridded sec']}>
      <div className={`words box ${longWordOf(props.heading.text)}`}>
        <h2>{props.heading.text}</h2>
        {props.text && <p className="text t-1">{props.text.text}</p>}
      </div>
      <ul className="gridded">
        {actions.map((action) => (
          <li key={action.label.text}>
            <ActionLink action={action} site={site} />
          </li>
        ))}
      </ul>
      {hasWater(site) && (
        <svg className="way-out" viewBox="0 0 120 260" aria-hidden="true">
          <path d="M22 260V44a22 22 0 0 1 22-22M98 260V44A22 22 0 0 0 76 22" />
          <path d="M22 96h76M22 150h76M22 204h76" />
        </svg>
      )}
    </Band>
  );
}
