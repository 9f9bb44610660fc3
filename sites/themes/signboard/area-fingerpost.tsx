import type { AreaView } from '../../sections/area/schema.ts';
import { ActionLink, Band, fitOf, Title } from '../../sections/parts.tsx';

/** A fingerpost: an arm for the street, then one for each town, pointing left and right by turns. Many towns are arms without the post. */
export default function FingerpostArea({ props, section, site }: AreaView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box', 'layout stacked']}>
      <div className="words fit-box">
        <Title props={props} fit />
        {props.directions && <ActionLink action={props.directions} site={site} className="btn" />}
      </div>
      <div className={props.places.length > 8 ? 'post relative box many' : 'post relative box'}>
        {props.address.length > 0 && (
          <address className="arm relative">
            {props.address.map((line, index) => (
              <span key={line.text} className={index === 0 ? `h ${fitOf(line.text, 18, 28)}` : undefined}>
                {line.text}
              </span>
            ))}
          </address>
        )}
        {props.places.length > 0 && (
          <ul>
            {props.places.map((place) => (
              <li key={place.text} className={`arm relative h ${fitOf(place.text, 15, 24)}`}>
                {place.text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
}
