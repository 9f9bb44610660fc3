import { Band } from '../../sections/band.tsx';
import { Breakable } from '../../sections/breakable.tsx';
import type { CallView } from '../../sections/call/schema.ts';
import { longWordOf } from '../../sections/fit.ts';
import { ActionLink } from '../../sections/parts.tsx';
import { hrefOf } from '../../sections/site.ts';

/** A letter's last words, under its second fold: the number or address itself, then what else to do. The sheet is one color, whatever band it's on. */
export default function CloseCall({ props, section, site }: CallView) {
  const { phone, email } = site.facts;
  const direct = props.actions.find(({ to }) => (to.kind === 'phone' && phone) || (to.kind === 'email' && email));
  const others = props.actions.filter((action) => action !== direct && hrefOf(action, site.document));
  return (
    <Band section={section} band="page" boxes={['wrap stacked', 'words']}>
      <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
      {props.text && <p className="text">{props.text.text}</p>}
      {direct && (
        <p>
          {direct.to.kind === 'phone' ? (
            <a className="direct nw" href={hrefOf(direct, site.document)}>
              {phone?.display}
            </a>
          ) : (
            <a className="direct mail" href={hrefOf(direct, site.document)}>
              <Breakable text={email ?? ''} />
            </a>
          )}
        </p>
      )}
      {others.length > 0 && (
        <div className="acts">
          {others.map((action, index) => (
            <ActionLink key={action.label.text} action={action} site={site} className={index > 0 || direct ? 'btn ghost' : 'btn'} />
          ))}
        </div>
      )}
    </Band>
  );
}
