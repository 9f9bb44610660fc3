import { callAndOthers } from '../../sections/call/parts/reach.tsx';
import type { CallView } from '../../sections/call/schema.ts';
import { ownThings } from '../../sections/own-things.ts';
import { Actions, Band, longWordOf, PhoneLink } from '../../sections/parts.tsx';
import { Tool } from './parts/tool.tsx';

/** One huge tag on a hook with the number across it, beside a thing of the trade. */
export default function TagCall({ props, section, site }: CallView) {
  const { calls, others } = callAndOthers(props, site);
  const [tool] = ownThings(site.document);
  return (
    <Band section={section} boxes={[`wrap${tool ? ' with' : ''}`]}>
      <div className="tag relative box on-surface">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        {props.text && <p className="t-1 measured">{props.text.text}</p>}
        {calls && <PhoneLink site={site} className="number h nw" />}
        <Actions actions={others} site={site} ghost={calls} />
      </div>
      {tool && <Tool name={tool} site={site} outfit={1} />}
    </Band>
  );
}
