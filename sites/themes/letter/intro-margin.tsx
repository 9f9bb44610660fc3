import { Breadcrumb, Jumps } from '../../sections/breadcrumb.tsx';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Band, Framed, fitOf, longWordOf, slot } from '../../sections/parts.tsx';

/** The head of a letter's further sheets: where you are in the margin, the heading, its lead, and what follows named in one line. Folded below. */
export default function MarginIntro({ props, section, site }: IntroView) {
  const heading = props.heading.text;
  return (
    <Band section={section} className="fold" boxes={['wrap stacked']}>
      <Breadcrumb site={site} />
      <div className="words box">
        <h1 className={`${fitOf(heading, 34, 64)} ${longWordOf(heading)}`}>{heading}</h1>
        {props.lead && <p className={props.lead.text.length > 120 ? 'lead t-3 long' : 'lead t-3'}>{props.lead.text}</p>}
        <Jumps jumps={props.jumps} site={site} />
      </div>
      <Framed className="pic r-m backed frame" picture={props.picture} slot={slot(1, 1, '17rem', '60vw')} priority site={site} />
    </Band>
  );
}
