import { Ring } from '../film.tsx';
import { longWordOf } from '../fit.ts';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { CallProps } from './schema.ts';

/** The last words on the lit table, with what to do ringed in wax. The film of the footer follows, so it stays light. */
export default function Ringed({ props, section, site }: SectionView<CallProps>) {
  const [first, second] = props.actions;
  return (
    <section id={section.id} data-section={section.id} className="call-ringed band-page">
      <div className="wrap stacked">
        <div className="words">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.text && <p>{props.text.text}</p>}
        </div>
        <div className="do">
          {first && (
            <p className="first">
              <ActionLink action={first} site={site} />
              <Ring site={site} turn={2} />
            </p>
          )}
          {second && (
            <p>
              <ActionLink action={second} site={site} className="go tappable" />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
