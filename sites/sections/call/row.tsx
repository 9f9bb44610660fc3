import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { CallProps } from './schema.ts';

/** The call band as one row of cells: what to do, then a key for each way to do it. */
export default function Row({ props, section, site }: SectionView<CallProps>) {
  // The last line under this band is the number itself.
  const others = props.actions.filter(({ to }) => to.kind !== 'phone');
  const shown = site.document.theme.footer === 'lastline' && others.length > 0 ? others : props.actions;
  return (
    <section id={section.id} data-section={section.id} className={`call-row band-${section.band}`}>
      <div className="cells">
        <div className="say">
          <h2>{props.heading.text}</h2>
          {props.text && <p>{props.text.text}</p>}
        </div>
        {shown.map((action, index) => (
          <ActionLink key={action.label.text} className={index === 0 ? 'key first' : 'key'} action={action} site={site} />
        ))}
      </div>
    </section>
  );
}
