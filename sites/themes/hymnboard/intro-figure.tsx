import { Breadcrumb, Jumps } from '../../sections/breadcrumb.tsx';
import { pageFigure } from '../../sections/intro/page-figure.ts';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Framed, fitOf, longWordOf, slot } from '../../sections/parts.tsx';
import { boardClass, CardFaces } from './parts/cards.tsx';

/** The heading on the board with the page's number on large cards beside it, both on one rail. A photo runs below it. */
export default function Figure({ props, section, site }: IntroView) {
  const figure = pageFigure(site);
  const photo = props.picture?.kind === 'photo' ? props.picture : undefined;
  const { text } = props.heading;
  return (
    <section
      id={section.id}
      data-section={section.id}
      className={`intro-figure ${boardClass(site.document.theme.palette)} fit-${fitOf(text, 24, 46)}${figure ? '' : ' plain'}`}
    >
      <div className="railed">
        <div className="wrap stand clipped stacked">
          <div className="words fit-box">
            <Breadcrumb site={site} />
            <h1 className={longWordOf(text)}>{text}</h1>
            {props.lead && <p className="lead loose">{props.lead.text}</p>}
          </div>
          {figure && (
            <p className={`f${Math.min(figure.replace(/[^\d$]/g, '').length, 6)}`}>
              <CardFaces texts={[figure]} />
            </p>
          )}
        </div>
      </div>
      {props.jumps.length > 0 && (
        <div className="wrap">
          <Jumps jumps={props.jumps} site={site} />
        </div>
      )}
      <Framed className="photo clipped edged" picture={photo} slot={slot(3, 1, '100vw')} priority site={site} />
    </section>
  );
}
