import { Curb } from '../../sections/curb.tsx';
import { Drawing } from '../../sections/drawing.tsx';
import type { HeroView } from '../../sections/hero/schema.ts';
import { cab, curbside, scenery, wheel } from '../../sections/hero/street.ts';
import { isLegible } from '../../sections/legible.ts';
import { Actions, Band, FactPairs, Framed, fitOf, slot } from '../../sections/parts.tsx';

/** For the trade that comes to you: the headline lettered on the side of a van in a driveway. A photo and the facts stand below the curb. */
export default function Vehicle({ props, section, site }: HeroView) {
  const { palette } = site.document.theme;
  const withDog = site.document.trade.motif === 'dog';
  const { eyebrow, headline, lead, facts, picture } = props;
  const photo = picture?.kind === 'photo' ? picture : undefined;
  return (
    <Band section={section} className={`fit-${fitOf(headline.text, 46, 64)}${isLegible(palette.accent, palette.deep) ? ' lit' : ''}`}>
      <div className="drive relative">
        <Drawing className="back" box="1440 760" slice body={scenery(palette)} />
        <div className="van gridded">
          <div className="body relative in-column">
            {eyebrow && <p className="eb">{eyebrow.text}</p>}
            <h1>{headline.text}</h1>
            {lead && <p className="lead">{lead.text}</p>}
            <Actions actions={props.actions} site={site} />
          </div>
          <div className="cab in-column">
            <Drawing box="360 480" body={cab(palette, withDog)} />
          </div>
        </div>
        <div className="wheels">
          <Drawing box="112 112" body={wheel(palette)} />
          <Drawing box="112 112" body={wheel(palette)} />
        </div>
        <Drawing className="pup" box="240 300" body={curbside(palette, withDog)} />
        <div className="lane" />
      </div>
      {site.opening.carriesMenu && <Curb site={site} />}
      {(photo || facts.length > 0) && (
        <div className={`wrap stop${photo ? ' pictured stacked' : ''}`}>
          <Framed className="frame r-art clipped" picture={photo} slot={slot(16, 9, '44rem')} priority site={site} />
          <FactPairs facts={facts} />
        </div>
      )}
    </Band>
  );
}
