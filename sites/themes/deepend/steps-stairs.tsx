import { Band, Head } from '../../sections/parts.tsx';
import { StepList } from '../../sections/steps/parts/step-list.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps as the stairs of a pool, each one further down and a glaze deeper. */
export default function Stairs({ props, section }: StepsView) {
  return (
    <Band section={section} className="depth" boxes={['box sec']}>
      <Head props={props} className="wrap head fit-box" />
      <StepList items={props.items} />
    </Band>
  );
}
