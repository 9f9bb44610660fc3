import { Band, Framed, Head, slot } from '../../sections/parts.tsx';
import { StepList } from '../../sections/steps/parts/step-list.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps as numbered lines; with the whole page's width they're cells of one line. */
export default function Cells({ props, section, site }: StepsView) {
  return (
    <Band section={section} className="lined flush" boxes={['wrap', 'leaf']}>
      <Head props={props} className="strip" />
      <StepList
        items={props.items}
        className="ruled"
        before={({ picture }) => <Framed className="frame clipped" picture={picture} slot={slot(3, 2, '24vw')} site={site} />}
      />
    </Band>
  );
}
