import { Head } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { PlainSteps } from './parts/plain-steps.tsx';
import type { StepsProps } from './schema.ts';

/** Steps as the stairs of a pool, each one further down and a glaze deeper. */
export default function Stairs({ props, section }: SectionView<StepsProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`steps-stairs depth band-${section.band}`}>
      <div className="box sec">
        <Head props={props} className="wrap head fit-box" />
        <PlainSteps items={props.items} />
      </div>
    </section>
  );
}
