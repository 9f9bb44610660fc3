import { Band, Ornament, Title } from '../../sections/parts.tsx';
import { stageSvg } from '../../sections/sprig.ts';
import { StepList } from '../../sections/steps/parts/step-list.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** A plant grows from step to step, on one line of ground, and blooms at the last. */
export default function GrowthSteps({ props, section, site }: StepsView) {
  const last = props.items.length - 1;
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <Title props={props} />
      <StepList
        items={props.items}
        className={`of-${last + 1}`}
        before={(_, index) => <Ornament className="plant" svg={stageSvg(site.document.seed, index / last, `${section.id}-${index}`)} />}
        box="words"
        longestAlone={90}
      />
    </Band>
  );
}
