import { Band, Head } from '../../sections/parts.tsx';
import { StepList } from '../../sections/steps/parts/step-list.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';
import { CardFaces } from './parts/cards.tsx';

/** The order of it: number cards on one rail across the page, what happens under each. */
export default function Order({ props, section }: StepsView) {
  return (
    <Band section={section} className="sec" boxes={['wrap', 'box']}>
      <Head props={props} className="fit-box" />
      <StepList
        items={props.items}
        before={(_, index) => (
          <div className="railed">
            <CardFaces texts={[String(index + 1)]} />
          </div>
        )}
        box="tx loose t-1"
      />
    </Band>
  );
}
