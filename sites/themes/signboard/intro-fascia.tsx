import { Breadcrumb, Jumps } from '../../sections/breadcrumb.tsx';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Band, Framed, fitOf, longWordOf, slot } from '../../sections/parts.tsx';

/** The page's name painted on a shop's fascia. What's on the page hangs under it on cords, and a picture is bolted over its corner. */
export default function FasciaIntro({ props, section, site }: IntroView) {
  const heading = props.heading.text;
  return (
    <Band section={section} boxes={['wrap stacked']}>
      <div className={props.picture ? 'board relative box band-deep pictured' : 'board relative box band-deep'}>
        <Breadcrumb site={site} />
        <h1 className={`${fitOf(heading, 28, 54)} ${longWordOf(heading)}`}>{heading}</h1>
        {props.lead && <p className="lead loose">{props.lead.text}</p>}
      </div>
      <Framed className="pic r-art backed frame edged" picture={props.picture} slot={slot(5, 4, '26rem', '80vw')} priority site={site} />
      <Jumps jumps={props.jumps} site={site} />
    </Band>
  );
}
