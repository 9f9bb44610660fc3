import type { CallView } from '../../sections/call/schema.ts';
import { ActionLink, Band } from '../../sections/parts.tsx';

/** The call band as one row of cells: what to do, then a key for each way to do it. */
export default function Row({ props, section, site }: CallView) {
  // The last line under this band is the number itself.
  const others = props.actions.filter(({ to }) => to.kind !== 'phone');
  const shown = site.document.theme.footer === 'lastline' && others.length > 0 ? others : props.actions;
  return (
    <Band section={section} boxes={['cells gridded']}>
      <div className="say">
        <h2>{props.heading.text}</h2>
        {props.text && <p>{props.text.text}</p>}
      </div>
      {shown.map((action, index) => (
        <ActionLink
          key={action.label.text}
          className={index === 0 ? 'key centered gridded quiet-link ring-inside first' : 'key centered gridded quiet-link ring-inside'}
          action={action}
          site={site}
        />
      ))}
    </Band>
  );
}
