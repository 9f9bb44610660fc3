import { Band } from '../../sections/band.tsx';
import { Breadcrumb, Jumps } from '../../sections/breadcrumb.tsx';
import { fitOf, longWordOf } from '../../sections/fit.ts';
import { Hills } from '../../sections/hills.tsx';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Framed, slot } from '../../sections/picture-view.tsx';
import { menuShare } from '../../sections/site.ts';

/** Centered words over hills, where the sun goes on from page to page. A picture stands in the hills' place, cut round like one. */
export default function RiseIntro({ props, section, site }: IntroView) {
  const heading = props.heading.text;
  return (
    <Band section={section} boxes={['land']}>
      <div className="words">
        <Breadcrumb site={site} />
        <h1 className={`${fitOf(heading, 26, 50)} ${longWordOf(heading)}`}>{heading}</h1>
        {props.lead && <p className="lead">{props.lead.text}</p>}
        <Jumps jumps={props.jumps} site={site} />
      </div>
      {props.picture ? (
        <Framed className="view" picture={props.picture} slot={slot(4, 1, '100vw')} priority site={site} />
      ) : (
        <Hills palette={site.document.theme.palette} of={site.page.path} sun={menuShare(site)} />
      )}
    </Band>
  );
}
