import { Breadcrumb, Jumps } from '../../sections/breadcrumb.tsx';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Band, Framed, fitOf, longWordOf, Ornament, slot } from '../../sections/parts.tsx';
import { ruleSvg } from '../../sections/sprig.ts';

/** A leaf of the herbarium: a stem grows in from the left under the heading, and what the page holds is named below it. A picture stands beside them under its arch. */
export default function FolioIntro({ props, section, site }: IntroView) {
  const heading = props.heading.text;
  return (
    <Band section={section} boxes={[props.picture ? 'wrap stacked pictured' : 'wrap stacked']}>
      <div className="words">
        <Breadcrumb site={site} />
        <div className="title box">
          <h1 className={`${fitOf(heading, 22, 44)} ${longWordOf(heading)}`}>{heading}</h1>
          {props.lead && <p className={props.lead.text.length > 120 ? 'lead loose long' : 'lead loose'}>{props.lead.text}</p>}
        </div>
        <Ornament className="stem" svg={ruleSvg(site.document.seed, props.picture ? 740 : 1180, `${section.id}-stem`)} />
        <Jumps jumps={props.jumps} site={site} />
      </div>
      <Framed className="arch r-art frame filled" picture={props.picture} slot={slot(3, 4, '28vw', '70vw')} priority site={site} />
    </Band>
  );
}
