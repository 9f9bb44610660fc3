import { Band, Head } from '../../sections/parts.tsx';
import { StepList } from '../../sections/steps/parts/step-list.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps as stretches of one ruler: the first marks its first part, the last its end. */
export default function StretchesSteps({ props, section }: StepsView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <Head props={props} className="fit-box" />
      <StepList items={props.items} />
    </Band>
  );
}
