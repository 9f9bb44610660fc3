import type { ReactNode } from 'react';
import type { HeroView } from '../../sections/hero/schema.ts';
import { Actions, Band, FactPairs, Framed, fitOf, longWordOf, slot } from '../../sections/parts.tsx';
import type { Site } from '../../sections/site.ts';
import { hangs, type ObjectPicture } from './parts/board.ts';
import { Tool } from './parts/tool.tsx';

/** The headline painted on the board, the things as one group beside it, tools hung and the larger ones on the bench, the facts on the bench's front. */
export default function OutlinesHero({ props, section, site }: HeroView) {
  const photo = props.picture?.kind === 'photo' ? props.picture : undefined;
  const objects = (props.more ?? []).filter((picture) => picture.kind === 'object');
  // Where a print is pinned up, all things stand on the bench.
  const hung = photo ? [] : objects.filter(({ name }) => hangs(name)).slice(0, 3);
  const standing = objects.filter((picture) => !hung.includes(picture));
  const size = `${fitOf(props.headline.text, 34, 60)} ${longWordOf(props.headline.text)}`;
  return (
    <Band section={section} className={`${photo ? '' : objects.length > 0 ? 'grouped' : 'plain'}${standing.length > 0 ? '' : ' clear'}`}>
      <div className="wrap top stacked">
        <div className="words box">
          <h1 className={size}>{props.headline.text}</h1>
          {props.eyebrow && <p className="tape">{props.eyebrow.text}</p>}
          {props.lead && <p className="lead loose">{props.lead.text}</p>}
          <Actions actions={props.actions} site={site} />
        </div>
        <Framed className="print pinned-up" picture={photo} slot={slot(4, 5, '30vw', '92vw')} priority site={site} />
        {!photo && objects.length > 0 && (
          <div className="things">
            {hung.length > 0 && (
              <ul className={`hung n${hung.length}`}>
                {hung.map((picture) => (
                  <Item key={picture.name} picture={picture} site={site} />
                ))}
              </ul>
            )}
            <Bench pictures={standing} site={site} className="bench" />
          </div>
        )}
      </div>
      {photo && <Bench pictures={standing} site={site} className="wrap bench apart" />}
      <div className="front band-deep">
        <FactPairs facts={props.facts} className={`wrap facts gridded n${props.facts.length}`} />
      </div>
    </Band>
  );
}

/** The larger things side by side; nothing without any. */
function Bench({ pictures, site, className }: { pictures: ObjectPicture[]; site: Site; className: string }): ReactNode {
  if (pictures.length === 0) return null;
  return (
    <ul className={`${className} n${Math.min(pictures.length, 5)}`}>
      {pictures.map((picture) => (
        <Item key={picture.name} picture={picture} site={site} stands />
      ))}
    </ul>
  );
}

/** A thing, on a tape what it is for. */
function Item({ picture, site, stands = false }: { picture: ObjectPicture; site: Site; stands?: boolean }): ReactNode {
  const { name, outfit, alt } = picture;
  return (
    <li>
      <Tool name={name} site={site} outfit={outfit} stands={stands} />
      {alt.text && <span className="tape">{alt.text}</span>}
    </li>
  );
}
