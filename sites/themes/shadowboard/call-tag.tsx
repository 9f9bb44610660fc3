import { Band } from '../../sections/band.tsx';
import type { CallView } from '../../sections/call/schema.ts';
import { longWordOf } from '../../sections/fit.ts';
import { ActionLink } from '../../sections/parts.tsx';
import { hrefOf } from '../../sections/site.ts';
import { boardObjects } from './parts/board.ts';
import { Tool } from './parts/tool.tsx';

/** One huge tag on a hook with the number across it, beside the outline of the tool that's out. */
export default function TagCall({ props, section, site }: CallView) {
  const { phone } = site.facts;
  const number = props.actions.some((action) => action.to.kind === 'phone') ? phone : undefined;
  const others = props.actions.filter((action) => !(number && action.to.kind === 'phone') && hrefOf(action, site.document));
  const [tool] = boardObjects(site.document);
  return (
    <Band section={section} boxes={[`wrap${tool ? ' with' : ''}`]}>
      <div className="tag on-surface">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        {props.text && <p>{props.text.text}</p>}
        {number && (
          <a className="number h nw" href={number.href}>
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
      {tool && <Tool name={tool} site={site} out />}
    </Band>
  );
}
