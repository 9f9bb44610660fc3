import { Band, Title } from '../../sections/parts.tsx';
import { StepList } from '../../sections/steps/parts/step-list.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps under pieces of film cut to unequal lengths, numbered along the edge. */
export default function Cut({ props, section }: StepsView) {
  return (
    <Band section={section} className="sec" boxes={['wrap', 'box fit-box']}>
      <Title props={props} fit />
      <StepList items={props.items} className={`stacked n${props.items.length}`} />
    </Band>
  );
}
