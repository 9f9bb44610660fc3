import { Actions, Band, fitOf } from '../parts.tsx';
import type { CallView } from './schema.ts';

/** The call band as a street sign: the street as large as the page, or the heading if there is none, and the way to call beside it. */
export default function Address({ props, section, site }: CallView) {
  const street = site.facts.address?.street;
  return (
    <Band section={section} className={`fit-${fitOf(street ?? props.heading.text, 20, 34)}`} boxes={['wrap gridded sec']}>
      {street ? (
        <p className="large balanced" aria-hidden="true">
          {street}
        </p>
      ) : (
        <h2 className="large balanced">{props.heading.text}</h2>
      )}
      <div className="tx">
        {street && <h2>{props.heading.text}</h2>}
        {props.text && <p>{props.text.text}</p>}
        <Actions actions={props.actions} site={site} />
      </div>
    </Band>
  );
}
