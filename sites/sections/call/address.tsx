import { fitOf } from '../fit.ts';
import { Actions } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { CallProps } from './schema.ts';

/** The call band as a street sign: its heading as large as the page, the way to call beside it. */
export default function Address({ props, section, site }: SectionView<CallProps>) {
  return (
    <section
      id={section.id}
      data-section={section.id}
      className={`call-address band-${section.band} fit-${fitOf(props.heading.text, 20, 34)}`}
    >
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <div className="tx">
          {props.text && <p>{props.text.text}</p>}
          <Actions actions={props.actions} site={site} />
        </div>
      </div>
    </section>
  );
}
