import type { Palette } from '../../document/document.ts';
import { Drawing } from '../drawing.tsx';
import { ActionLink, Band, Framed, Title } from '../parts.tsx';
import { unevenRowSizes } from '../rows.ts';
import { ServiceName } from './parts/name.tsx';
import type { ServicesView } from './schema.ts';

const urgent = /\b(emergenc(y|ies)|urgent|same[- ]day)\b/i;

/** A door for each service: a picture above or a time of day, words below, rows of two and three. Urgent work gets the loud door and a clock. */
export default function Doors({ props, section, site }: ServicesView) {
  const { palette } = site.document.theme;
  const sizes = unevenRowSizes(props.items.length, 3);
  return (
    <Band section={section} boxes={['wrap sec']}>
      <Title props={props} />
      <ul className="doors gridded">
        {props.items.map((item, index) => {
          const isLoud = urgent.test(item.name.text);
          return (
            <li
              key={item.anchor}
              className={`door ring-around r-l clipped relative in-column on-surface in${sizes[index]}${isLoud ? ' loud' : ''}`}
            >
              <div className="tx box">
                <ServiceName item={item} site={site} />
                {item.text && <p>{item.text.text}</p>}
                {item.price && <p className="price strong">{item.price.text}</p>}
              </div>
              {item.picture ? (
                <Framed
                  className="pic clipped"
                  picture={item.picture}
                  slot={{ width: 24, height: 13, sizes: '(min-width: 56.25rem) 36rem, (min-width: 40rem) 50vw, 100vw' }}
                  site={site}
                />
              ) : isLoud ? (
                <div className="pic clipped">
                  <Drawing className="clock" box="200 200" body={clock(palette)} />
                </div>
              ) : (
                <div className={`pic clipped day d${index % 5}`} aria-hidden="true" />
              )}
            </li>
          );
        })}
      </ul>
      {props.more && <ActionLink action={props.more} site={site} className="btn ghost more" />}
    </Band>
  );
}

/** A clock face, 200 by 200, with a stretch of it marked. */
function clock({ aDark, aLight, aMain }: Palette): string {
  return `<circle cx="100" cy="100" r="86" fill="${aDark}"/><circle cx="100" cy="100" r="74" fill="${aLight}"/><path d="M100 100V32A68 68 0 0 0 41 66z" fill="${aMain}"/><path d="M100 44v56L52 72" fill="none" stroke="${aDark}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;
}
