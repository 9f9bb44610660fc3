import type { CallView } from '../../sections/call/schema.ts';
import { Actions, Band, longWordOf } from '../../sections/parts.tsx';

/** Last words on the surface, just above the footer's ground: one large line with its buttons beside it. The page's color, whatever band it's on. */
export default function SurfaceCall({ props, section, site }: CallView) {
  return (
    <Band section={section} band="page" boxes={['wrap stacked']}>
      <div className="words fit-box">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        {props.text && <p className="t-1">{props.text.text}</p>}
      </div>
      <Actions actions={props.actions} site={site} />
    </Band>
  );
}
