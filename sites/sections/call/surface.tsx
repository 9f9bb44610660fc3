import { longWordOf } from '../fit.ts';
import { Actions } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { CallProps } from './schema.ts';

/** Last words on the surface, just above the footer's ground: one large line with its buttons at the other end. The page's color, whatever band it's on. */
export default function SurfaceCall({ props, section, site }: SectionView<CallProps>) {
  return (
    <section id={section.id} data-section={section.id} className="call-surface band-page">
      <div className="wrap stacked">
        <div className="words fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.text && <p>{props.text.text}</p>}
        </div>
        <Actions actions={props.actions} site={site} />
      </div>
    </section>
  );
}
