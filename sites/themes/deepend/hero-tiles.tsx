import { explainedFacts, factTiles } from '../../sections/hero/fact-tiles.ts';
import type { HeroView } from '../../sections/hero/schema.ts';
import { Actions, Band, FactPairs, Framed, fitOf, longWordOf, Price } from '../../sections/parts.tsx';
import { hasPage, pathOf } from '../../sections/site.ts';
import { hasWater } from './parts/ladder.ts';

/** A tiled wall: the picture hangs on it whole and the words stand on tiles of solid glaze. */
export default function Tiles({ props, section, site }: HeroView) {
  const { picture, headline, lead } = props;
  const tiles = factTiles({ props, site, prices: picture ? 1 : 3, most: picture ? 3 : 5 });
  const isPhoto = picture?.kind === 'photo';
  const pricing = hasPage(site.document, 'pricing') ? pathOf(site.document, 'pricing') : undefined;
  return (
    <Band section={section} className={`over-water ${picture ? (isPhoto ? 'photo' : 'drawn') : 'plain'}${tiles.length > 0 ? '' : ' mute'}`}>
      <div className="wall relative gridded">
        <Framed
          className="pic filled frame"
          picture={picture}
          slot={{ width: 5, height: 6, sizes: '(min-width: 48rem) 50vw, 100vw', priority: true }}
          site={site}
        />
        {props.eyebrow && (
          <p className="place strong aligned on-surface">
            <span>{props.eyebrow.text}</span>
          </p>
        )}
        <div className={`say apart relative in-column box fit-${fitOf(headline.text, 30, 52)} ${longWordOf(headline.text)}`}>
          <div>
            <h1>{headline.text}</h1>
            {lead && <p className="lead">{lead.text}</p>}
          </div>
          <Actions actions={props.actions} site={site} />
        </div>
        {hasWater(site) && (
          <p className="depth-mark on-surface" aria-hidden="true">
            3<small>FT</small>
          </p>
        )}
        {tiles.map((tile, index) => {
          if (!('price' in tile)) {
            return (
              <p className={`tile t${index}`} key={tile.key}>
                {tile.text}
              </p>
            );
          }
          const words = (
            <>
              <span className="name">{tile.name.text}</span>
              <Price className="figure" line={tile.price} />
            </>
          );
          return pricing ? (
            <a className={`tile t${index} priced`} key={tile.key} href={pricing}>
              {words}
            </a>
          ) : (
            <p className={`tile t${index} priced`} key={tile.key}>
              {words}
            </p>
          );
        })}
      </div>
      <FactPairs facts={explainedFacts(props)} className="know gridded" />
    </Band>
  );
}
