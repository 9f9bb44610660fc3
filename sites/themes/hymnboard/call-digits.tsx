import { callAndOthers } from '../../sections/call/parts/reach.tsx';
import type { CallView } from '../../sections/call/schema.ts';
import { Actions, longWordOf } from '../../sections/parts.tsx';
import { boardClass, CardFaces } from './parts/cards.tsx';

/** The phone number as cards across the page, a link as a whole. Without a phone to call, the actions stand on the rail. */
export default function Digits({ props, section, site }: CallView) {
  const { phone } = site.facts;
  const { calls, others } = callAndOthers(props, site);
  const number = calls ? phone : undefined;
  const groups = groupsOf(number?.display ?? '');
  return (
    <section id={section.id} data-section={section.id} className={`call-digits ${boardClass(site.document.theme.palette)} railed`}>
      <div className="wrap words stacked">
        <div className="fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.text && <p className="text measured">{props.text.text}</p>}
        </div>
        <Actions actions={others} site={site} ghost={calls} />
      </div>
      {number && (
        <a className={groups.length > 3 ? 'slot ring-inside more' : 'slot ring-inside'} href={number.href}>
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
