import { headFace } from '../../fonts/pairing.ts';
import { Breadcrumb, Jumps } from '../../sections/breadcrumb.tsx';
import { phoneFrame, wholeEms, wideFrame } from '../../sections/fit-headline.ts';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Band, Framed, slot } from '../../sections/parts.tsx';
import { DayRuler } from './parts/day-ruler.tsx';

/** The page's name as wide as the page, over the ruler of the day; the lead and what's on the page in cells below. */
export default function ShiftIntro({ props, section, site }: IntroView) {
  const heading = props.heading.text;
  const face = headFace(site.document.theme.pairing);
  const cells = [props.lead, props.jumps[0], props.picture].filter(Boolean).length;
  return (
    <Band section={section} className="by-hours">
      <Breadcrumb site={site} />
      <h1 className={site.valueClass('--em', wholeEms(heading, face, wideFrame))}>
        <span className={site.valueClass('--pem', wholeEms(heading, face, phoneFrame))}>{heading}</span>
      </h1>
      <DayRuler site={site} />
      {cells > 0 && (
        <div className={`cells stacked n${cells}`}>
          {props.lead && <p className="lead loose">{props.lead.text}</p>}
          <Jumps jumps={props.jumps} site={site} />
          <Framed className="pic frame filled" picture={props.picture} slot={slot(16, 9, '50vw')} priority site={site} />
        </div>
      )}
    </Band>
  );
}
