import { Band, Framed, Head, slot } from '../../sections/parts.tsx';
import { StepList } from '../../sections/steps/parts/step-list.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps uphill: each on a rise higher than the last. With a picture they stand beside it as a path. */
export default function ClimbSteps({ props, section, site }: StepsView) {
  const picture = props.picture ?? props.items.find((item) => item.picture)?.picture;
  return (
    <Band section={section} boxes={['wrap sec', 'box', picture ? 'cols stacked' : 'cols stacked bare']}>
      <Framed className="frame r-l filled" picture={picture} slot={slot(5, 4, '40vw')} site={site} />
      <Head props={props} className="fit-box" />
      <StepList items={props.items} />
    </Band>
  );
}
