import { Actions, Band, longWordOf, PhoneLink } from '../parts.tsx';
import { callAndOthers } from './parts/reach.tsx';
import type { CallView } from './schema.ts';

/** The phone number as large as it goes, under a run of pipe or, for most trades, a painted stripe. Without a phone the actions take its place. */
export default function NumberCall({ props, section, site }: CallView) {
  const { calls, others } = callAndOthers(props, site);
  const rule = site.document.trade.motif === 'pipes' ? 'pipe' : 'stripe';
  return (
    <Band section={section} className={rule} boxes={['wrap sec layout stacked']}>
      <div className="fit-box">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        {props.text && <p className="text t-1 muted">{props.text.text}</p>}
      </div>
      <div className="reach gridded">
        {calls && <PhoneLink site={site} className="number quiet-link h" />}
        <Actions actions={others} site={site} ghost={calls} />
      </div>
    </Band>
  );
}
