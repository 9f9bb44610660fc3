import { Band } from '../../sections/band.tsx';
import { Breakable } from '../../sections/breakable.tsx';
import type { CallView } from '../../sections/call/schema.ts';
import { longWordOf } from '../../sections/fit.ts';
import { ActionLink } from '../../sections/parts.tsx';
import { hrefOf } from '../../sections/site.ts';

/** The heading stands large on the page, and beside it an arch of the loud ground holds the number and what else to do. */
export default function NicheCall({ props, section, site }: CallView) {
  const { phone, email } = site.facts;
  const direct = props.actions.find(({ to }) => (to.kind === 'phone' && phone) || (to.kind === 'email' && email));
  const others = props.actions.filter((action) => action !== direct && hrefOf(action, site.document));
  return (
    <Band section={section} band="page" boxes={['wrap stacked']}>
      <div className="words fit-box">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        {props.text && <p className="text">{props.text.text}</p>}
      </div>
      <div className="niche band-deep">
        {direct?.to.kind === 'phone' && (
          <a className="direct nw" href={hrefOf(direct, site.document)}>
            {phone?.display}
          </a>
        )}
        {direct?.to.kind === 'email' && (
          <a className="direct mail" href={hrefOf(direct, site.document)}>
            <Breakable text={email ?? ''} />
          </a>
        )}
        {others.map((action) => (
          <ActionLink key={action.label.text} action={action} site={site} className="btn" />
        ))}
      </div>
    </Band>
  );
}
