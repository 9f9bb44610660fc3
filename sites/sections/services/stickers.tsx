import type { Palette } from '../../document/document.ts';
import { isLegibleOnMix } from '../legible.ts';
import { ActionLink, Band, Title } from '../parts.tsx';
import { ServiceName } from './parts/name.tsx';
import type { ServicesView } from './schema.ts';

/** Services as stickers, slapped on a little crooked. With descriptions each sticker is large enough to hold its own. */
export default function Stickers({ props, section, site }: ServicesView) {
  const { palette } = site.document.theme;
  const noted = props.items.some((item) => item.text);
  return (
    <Band
      section={section}
      className={`sec${tinted(palette, palette.aPop) ? ' pop' : ''}${tinted(palette, palette.aGround) ? ' green' : ''}`}
    >
      <div className="wrap">
        <Title props={props} />
        <ul className={noted ? 'wraps notes' : 'wraps cloud'}>
          {props.items.map((item) => (
            <li key={item.anchor} className="sticker on-baseline on-surface wraps">
              <ServiceName item={item} site={site} />
              {item.text && <p>{item.text.text}</p>}
              {item.price && <p className="price">{item.price.text}</p>}
            </li>
          ))}
        </ul>
        {props.more && <ActionLink action={props.more} site={site} className="btn more" />}
      </div>
    </Band>
  );
}

/** Whether the surface's ink stays legible on a sticker half tinted with an art color. */
function tinted(palette: Palette, tone: string): boolean {
  return isLegibleOnMix(palette.surfaceInk, palette.surface, tone, 0.55);
}
