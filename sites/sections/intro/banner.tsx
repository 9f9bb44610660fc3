import { Curb } from '../curb.tsx';
import { Band, Framed, fitOf } from '../parts.tsx';
import { IntroWords } from './parts/words.tsx';
import type { IntroView } from './schema.ts';

/** A band with the heading large and a wide picture standing on its lower edge, which is the curb of a badge header. */
export default function Banner({ props, section, site }: IntroView) {
  const { picture } = props;
  return (
    <Band section={section} className={`fit-${fitOf(props.heading.text, 34, 60)}`}>
      <IntroWords props={props} site={site} className="wrap words" />
      {picture && (
        <div className="wrap">
          <Framed
            className={`frame filled ${picture.kind}`}
            picture={picture}
            slot={{ width: 3, height: 1, sizes: '(min-width: 72rem) 72rem, 100vw', priority: true }}
            site={site}
          />
        </div>
      )}
      {site.opening.carriesMenu && <Curb site={site} />}
    </Band>
  );
}
