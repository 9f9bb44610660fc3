import { Band, Framed, Head, slot } from '../../sections/parts.tsx';
import { StepList } from '../../sections/steps/parts/step-list.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Numbered steps along one run of pipe, beside the section's picture; without a picture the heading takes its side. */
export default function PipeSteps({ props, section, site }: StepsView) {
  const title = <Head props={props} className="title" />;
  return (
    <Band section={section} boxes={['wrap sec', 'box', 'layout stacked']}>
      {props.picture ? (
        <Framed className="plate r-art backed frame" picture={props.picture} slot={slot(14, 13, '40vw', '92vw')} site={site} />
      ) : (
        title
      )}
      <div>
        {props.picture && title}
        <StepList
          items={props.items}
          before={(_, index) => (
            <span className="number gridded h" aria-hidden="true">
              {index + 1}
            </span>
          )}
        />
      </div>
    </Band>
  );
}
