import { Band, Framed, Head, slot } from '../parts.tsx';
import { StepList } from './parts/step-list.tsx';
import type { StepsView } from './schema.ts';

/** Numbered steps beside one large picture, or beside the heading when there is none. */
export default function Numbered({ props, section, site }: StepsView) {
  const picture = props.picture ?? props.items.find((item) => item.picture)?.picture;
  return (
    <Band section={section} boxes={[picture ? 'wrap sec cols gridded' : 'wrap sec cols gridded bare']}>
      <Framed className="pic r-l frame backed" picture={picture} slot={slot(5, 4, '40vw')} site={site} />
      <Head props={props} className="head fit-box" />
      <StepList items={props.items} />
    </Band>
  );
}
