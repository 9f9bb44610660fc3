import type { ReactNode } from 'react';
import { PictureView } from '../../pictures/picture-view.tsx';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { AreaProps } from './schema.ts';
import { mostPlots, type Plot, type Sketch, sketchOf } from './sketch.ts';

/** A road sketch with the places lettered on it and the home place in a ring; the address and the way there below. */
export default function MapArea({ props, section, site }: SectionView<AreaProps>): ReactNode {
  const names = props.places.map((place) => place.text);
  const home = site.facts.city ?? names[0];
  const others = names.filter((name) => name !== home);
  const listed = others.length > mostPlots;
  return (
    <section id={section.id} data-section={section.id} className={`area-map band-${section.band}`}>
      <div className={home || props.picture ? 'wrap sec layout' : 'wrap sec'}>
        <div className="words">
          <h2>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
          {props.address.length > 0 && (
            <p className="address">
              {props.address.map((line) => (
                <span key={line.text}>{line.text}</span>
              ))}
            </p>
          )}
          {props.directions && <ActionLink className="directions" action={props.directions} site={site} />}
        </div>
        {home ? (
          <figure>
            <SketchView sketch={sketchOf(home, others)} />
            {others.length > 0 && <figcaption>Not to scale</figcaption>}
          </figure>
        ) : (
          props.picture && (
            <div className="art frame">
              <PictureView picture={props.picture} slot={{ width: 3, height: 2, sizes: '(min-width: 56.25rem) 55vw, 92vw' }} site={site} />
            </div>
          )
        )}
        {names.length > 0 && (
          <ul className={listed ? 'towns' : 'vh'}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function SketchView({ sketch }: { sketch: Sketch }): ReactNode {
  const { center } = sketch;
  const top = center.y - 26 - (center.lines.length - 1) * center.size;
  return (
    <svg className="sketch" viewBox={`0 0 ${sketch.width} ${sketch.height}`} aria-hidden="true">
      <path className="sheet" d={`M0 0h${sketch.width}v${sketch.height}H0z`} />
      <path className="streets" d={sketch.streets.join('')} />
      <path className="roads" d={sketch.roads.join('')} />
      <circle className="inside" cx={center.x} cy={center.y} r="96" />
      <g className="points">
        <circle cx={center.x} cy={center.y} r="17" />
        {sketch.plots.map((plot) => (
          <circle key={plot.label.lines.join()} cx={plot.x} cy={plot.y} r="12" />
        ))}
      </g>
      <g className="letters h">
        <Letters label={{ x: center.x, y: top, anchor: 'middle', lines: center.lines, size: center.size }} />
        {sketch.plots.map((plot) => (
          <Letters key={plot.label.lines.join()} label={plot.label} />
        ))}
      </g>
    </svg>
  );
}

function Letters({ label }: { label: Plot['label'] }): ReactNode {
  return label.lines.map((line, index) => (
    <text key={line} x={label.x} y={label.y + index * label.size * 1.05} fontSize={label.size} textAnchor={label.anchor}>
      {line}
    </text>
  ));
}
