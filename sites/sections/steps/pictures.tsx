import { Band, Framed, Head, slot } from '../parts.tsx';
import { StepList } from './parts/step-list.tsx';
import type { StepsView } from './schema.ts';

/** Stops along a road: a picture each, the middle one set lower. Without pictures, large numerals take their place. */
export default function Pictures({ props, section, site }: StepsView) {
  const pictured = props.items.every((item) => item.picture);
  return (
    <Band section={section} className="sec" boxes={[`wrap${!pictured && props.picture ? ' beside' : ''}`]}>
      <Head props={props} className="head fit-box" />
      {!pictured && <Framed className="frame r-art side filled" picture={props.picture} slot={slot(4, 5, '40vw')} site={site} />}
      <StepList
        items={props.items}
        className={pictured ? `stops stacked n${props.items.length}` : 'plain gridded'}
        before={({ picture }) =>
          pictured && <Framed className="frame r-art filled" picture={picture} slot={slot(4, 3, '33vw')} site={site} />
        }
      />
    </Band>
  );
}
