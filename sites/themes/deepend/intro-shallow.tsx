import { Jumps } from '../../sections/breadcrumb.tsx';
import { IntroWords } from '../../sections/intro/parts/words.tsx';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Band, Framed, fitOf, longWordOf, slot } from '../../sections/parts.tsx';
import { hasWater } from './parts/ladder.ts';

/** The shallow end: the heading, the picture beside it if there is one, and the page's parts as a row of tiles. */
export default function Shallow({ props, section, site }: IntroView) {
  const { picture } = props;
  return (
    <Band section={section} className={picture ? 'over-water pictured' : 'over-water'}>
      <div className="pool relative gridded">
        <IntroWords
          props={props}
          site={site}
          className={`words box fit-${fitOf(props.heading.text, 26, 46)} ${longWordOf(props.heading.text)}`}
          withoutJumps
        />
        <Framed className="frame filled" picture={picture} slot={slot(4, 3, '34vw')} priority site={site} />
        {hasWater(site) && (
          <p className="depth-mark centered gridded on-surface" aria-hidden="true">
            3<small>FT</small>
          </p>
        )}
      </div>
      <Jumps jumps={props.jumps} site={site} />
    </Band>
  );
}
