import { Band } from '../band.tsx';
import { Head } from '../parts.tsx';
import { PlainSteps } from './parts/plain-steps.tsx';
import type { StepsView } from './schema.ts';

/** Steps as stretches of one ruler: the first marks its first part, the last its end. */
export default function StretchesSteps({ props, section }: StepsView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <Head props={props} className="fit-box" />
      <PlainSteps items={props.items} />
    </Band>
  );
}
