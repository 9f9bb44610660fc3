import { Edge } from '../../sections/ground.tsx';
import { Band, Title } from '../../sections/parts.tsx';
import { StepList } from '../../sections/steps/parts/step-list.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps down into the ground: each is a layer that starts further to the right, with its number on the edge. */
export default function DigSteps({ props, section, site }: StepsView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <Title props={props} />
      <StepList
        items={props.items}
        itemClass={(index) => `bed${index + 1}`}
        before={(_, index) => <Edge of={`${section.id}-${site.document.seed}-${index}`} />}
        longestAlone={110}
      />
    </Band>
  );
}
