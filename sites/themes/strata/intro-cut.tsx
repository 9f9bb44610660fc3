import { Breadcrumb, Jumps } from '../../sections/breadcrumb.tsx';
import { cutSvg } from '../../sections/ground.tsx';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Band, Framed, fitOf, longWordOf, Ornament, slot } from '../../sections/parts.tsx';

/** A low picture as wide as the window, or a cut through the ground; the heading's plate is cut into its lower corner. */
export default function CutIntro({ props, section, site }: IntroView) {
  const heading = props.heading.text;
  return (
    <Band section={section} className="stacked">
      {props.picture ? (
        <Framed className="frame filled backed" picture={props.picture} slot={slot(16, 5, '100vw')} priority site={site} />
      ) : (
        <Ornament className="frame filled backed" svg={cutSvg(site.document.seed, site.document.theme.palette)} />
      )}
      <div className="plate relative box">
        <Breadcrumb site={site} />
        <h1 className={`${fitOf(heading, 30, 56)} ${longWordOf(heading)}`}>{heading}</h1>
        {props.lead && <p className={props.lead.text.length > 120 ? 'lead loose long' : 'lead loose'}>{props.lead.text}</p>}
      </div>
      {props.jumps.length > 0 && (
        <div className="wrap">
          <Jumps jumps={props.jumps} site={site} />
        </div>
      )}
    </Band>
  );
}
