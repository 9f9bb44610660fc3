import type { ReactNode } from 'react';
import { Breadcrumb, Jumps } from '../breadcrumb.tsx';
import { fitOf, longWordOf } from '../fit.ts';
import { Hills } from '../hills.tsx';
import { Framed, slot } from '../picture-view.tsx';
import type { SectionView } from '../registry.ts';
import { menuShare } from '../site.ts';
import type { IntroProps } from './schema.ts';

/** Centered words over hills, where the sun goes on from page to page. A picture stands in the hills' place, cut round like one. */
export default function RiseIntro({ props, section, site }: SectionView<IntroProps>): ReactNode {
  const heading = props.heading.text;
  return (
    <section id={section.id} data-section={section.id} className={`intro-rise band-${section.band}`}>
      <div className="land">
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
      </div>
    </section>
  );
}
