import { Band, Framed, Head, slot } from '../../sections/parts.tsx';
import { StepList } from '../../sections/steps/parts/step-list.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps as stops: a picture story with the second panel set lower, or numbered stop signs along a road. */
export default function RoadSteps({ props, section, site }: StepsView) {
  const pictured = props.items.every((item) => item.picture);
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <div className={!pictured && props.picture ? 'head stacked pictured' : 'head stacked'}>
        <Head props={props} className="fit-box" />
        {!pictured && <Framed className="frame r-art filled" picture={props.picture} slot={slot(4, 3, '34rem', '92vw')} site={site} />}
      </div>
      <StepList
        items={props.items}
        className={`stacked n${props.items.length}${pictured ? ' story' : ' signs'}`}
        before={({ picture }) =>
          pictured && <Framed className="frame r-art filled" picture={picture} slot={slot(4, 3, '33vw', '92vw')} site={site} />
        }
        box="tx"
      />
    </Band>
  );
}
