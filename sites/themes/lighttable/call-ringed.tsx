import type { CallView } from '../../sections/call/schema.ts';
import { ActionLink, Band, longWordOf } from '../../sections/parts.tsx';
import { Ring } from './parts/film.tsx';

/** The last words on the lit table, with what to do ringed in wax. The film of the footer follows, so it stays light. */
export default function Ringed({ props, section, site }: CallView) {
  const [first, second] = props.actions;
  return (
    <Band section={section} band="page" boxes={['wrap stacked']}>
      <div className="words">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        {props.text && <p>{props.text.text}</p>}
      </div>
      <div className="do gridded">
        {first && (
          <p className="first relative">
            <ActionLink action={first} site={site} />
            <Ring site={site} turn={2} />
          </p>
        )}
        {second && (
          <p>
            <ActionLink action={second} site={site} className="go tappable" />
          </p>
        )}
      </div>
    </Band>
  );
}
