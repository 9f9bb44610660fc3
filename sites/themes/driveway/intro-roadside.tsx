import { Curb } from '../../sections/curb.tsx';
import { IntroWords } from '../../sections/intro/parts/words.tsx';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Band, Framed, slot } from '../../sections/parts.tsx';
import { placeOnStreet, Street } from './parts/street.tsx';

/** The page's name over a street whose van has come as far as the page is down the menu. A picture stands at the roadside as a billboard. */
export default function RoadsideIntro({ props, section, site }: IntroView) {
  return (
    <Band section={section}>
      <div className={props.picture ? 'wrap stacked pictured' : 'wrap stacked'}>
        <IntroWords props={props} site={site} steps={[24, 46]} />
        {props.picture && (
          <div className="billboard relative">
            <Framed className="frame filled" picture={props.picture} slot={slot(8, 5, '34rem', '92vw')} priority site={site} />
          </div>
        )}
      </div>
      <Street site={site} band={section.band} at={placeOnStreet(site)} />
      {site.opening.carriesMenu && <Curb site={site} />}
    </Band>
  );
}
