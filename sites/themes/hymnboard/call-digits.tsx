import type { CallView } from '../../sections/call/schema.ts';
import { longWordOf } from '../../sections/fit.ts';
import { ActionLink } from '../../sections/parts.tsx';
import { hrefOf } from '../../sections/site.ts';
import { boardClass, CardFaces } from './parts/cards.tsx';

/** The phone number as cards across the page, a link as a whole. Without a phone to call, the actions stand on the rail. */
export default function Digits({ props, section, site }: CallView) {
  const { phone } = site.facts;
  const number = props.actions.some(({ to }) => to.kind === 'phone') ? phone : undefined;
  const groups = groupsOf(number?.display ?? '');
  const others = props.actions.filter((action) => !(number && action.to.kind === 'phone') && hrefOf(action, site.document));
  return (
    <section id={section.id} data-section={section.id} className={`call-digits ${boardClass(site.document.theme.palette)} railed`}>
      <div className="wrap words stacked">
        <div className="fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.text && <p className="text">{props.text.text}</p>}
        </div>
        {others.length > 0 && (
          <div className="acts">
            {others.map((action, index) => (
              <ActionLink key={action.label.text} className={number || index ? 'btn ghost' : 'btn'} action={action} site={site} />
            ))}
          </div>
        )}
      </div>
      {number && (
        <a className={groups.length > 3 ? 'slot more' : 'slot'} href={number.href}>
          <span className="vh">{number.display}</span>
          {groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat, their order never changes
            <CardFaces key={index} texts={[group]} />
          ))}
        </a>
      )}
    </section>
  );
}

/** '(563) 555-0112' as '563', '555' and '0112'. */
function groupsOf(display: string): string[] {
  return display.split(/\D+/).filter(Boolean);
}
