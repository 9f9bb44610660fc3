import { Band } from '../band.tsx';
import { longWordOf } from '../fit.ts';
import { ActionLink } from '../parts.tsx';
import { hrefOf } from '../site.ts';
import type { CallView } from './schema.ts';

/** The phone number as large as it goes, under a run of pipe or, for most trades, a painted stripe. Without a phone the actions take its place. */
export default function NumberCall({ props, section, site }: CallView) {
  const { phone } = site.facts;
  const asksForCall = props.actions.some((action) => action.to.kind === 'phone');
  const number = asksForCall ? phone : undefined;
  const others = props.actions.filter((action) => !(number && action.to.kind === 'phone') && hrefOf(action, site.document));
  const rule = site.document.trade.motif === 'pipes' ? 'pipe' : 'stripe';
  return (
    <Band section={section} className={rule} boxes={['wrap sec layout stacked']}>
      <div className="fit-box">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        {props.text && <p className="text">{props.text.text}</p>}
      </div>
      <div className="reach">
        {number && (
          <a className="number h" href={number.href}>
            {number.display}
          </a>
        )}
        {others.length > 0 && (
          <div className="acts">
            {others.map((action, index) => (
              <ActionLink key={action.label.text} className={number || index ? 'btn ghost' : 'btn'} action={action} site={site} />
            ))}
          </div>
        )}
      </div>
    </Band>
  );
}
