import { Band, Title } from '../../sections/parts.tsx';
import { StepList } from '../../sections/steps/parts/step-list.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps as numbered tags, each hung a little lower than the one before. */
export default function Tags({ props, section }: StepsView) {
  return (
    <Band section={section} className="perforated" boxes={['wrap sec', 'box']}>
      <Title props={props} />
      <StepList items={props.items} box="words" />
    </Band>
  );
}
