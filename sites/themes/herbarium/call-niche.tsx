import { Direct, directAndOthers } from '../../sections/call/parts/reach.tsx';
import type { CallView } from '../../sections/call/schema.ts';
import { ActionLink, Band, longWordOf } from '../../sections/parts.tsx';

/** The heading stands large on the page, and beside it an arch of the loud ground holds the number and what else to do. */
export default function NicheCall({ props, section, site }: CallView) {
  const { direct, others } = directAndOthers(props, site);
  return (
    <Band section={section} band="page" boxes={['wrap stacked']}>
      <div className="words fit-box">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        {props.text && <p className="text">{props.text.text}</p>}
      </div>
      <div className="niche r-art centered gridded box band-deep">
        {direct && <Direct action={direct} site={site} />}
        {others.map((action) => (
          <ActionLink key={action.label.text} action={action} site={site} className="btn" />
        ))}
      </div>
    </Band>
  );
}
