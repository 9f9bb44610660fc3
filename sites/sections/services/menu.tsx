import { Band, Framed, isTall, Ornament, PictureView, Price, slot, Title } from '../parts.tsx';
import { sprigSvg } from '../sprig.ts';
import { AfterPrices } from './parts/after.tsx';
import { ServiceName } from './parts/name.tsx';
import type { ServicesView } from './schema.ts';

/** Services set like a menu: the name, a dotted leader, the price; the heading keeps its place beside the list. Up to three of them are looked at closer, each under an arch of its own. */
export default function MenuServices({ props, section, site }: ServicesView) {
  const priced = props.items.some((item) => item.price);
  // one or two names would look lost as a list: then their pictures stand above them
  const few = props.items.length <= 2;
  const pictured = few ? [] : props.items.filter((item) => item.picture);
  const looks = pictured.length > 1 ? pictured : [];
  return (
    <Band section={section} className={looks.length > 0 ? 'dot-leaders flush' : 'dot-leaders'}>
      <div className="wrap sec layout stacked">
        <div className="title fit-box">
          <Title props={props} fit />
          {site.theme.ornament === 'sprig' && <Ornament className="sprig wide" svg={sprigSvg(site.document.seed, `${section.id}-sprig`)} />}
        </div>
        <div className="list box">
          <ul className={few ? `few gridded few-${props.items.length}` : undefined}>
            {props.items.map((item) => (
              <li key={item.anchor} className="box">
                {few && <Framed className="art r-art backed frame" picture={item.picture} slot={slot(3, 4, '24vw', '92vw')} site={site} />}
                <div
                  className={['row', priced ? '' : 'plain', isTall(item.name.text, item.price?.text) ? 'tall' : '']
                    .filter(Boolean)
                    .join(' ')}
                >
                  <ServiceName item={item} site={site} />
                  {item.price && <Price className="price at-right strong" line={item.price} />}
                </div>
                {item.text && !looks.includes(item) && <p>{item.text.text}</p>}
              </li>
            ))}
          </ul>
          <AfterPrices props={props} site={site} />
        </div>
      </div>
      {looks.length > 0 && (
        <div className="band-deep">
          <ul className={`wrap sec looks gridded of-${looks.length}`}>
            {looks.map(({ anchor, name, text, picture }) => (
              <li key={anchor}>
                <div className="art r-art backed frame">
                  {picture && <PictureView picture={picture} slot={slot(3, 4, '24vw', '45vw')} site={site} />}
                </div>
                <div className="box">
                  <p className="h">{name.text}</p>
                  {text && <p>{text.text}</p>}
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Band>
  );
}
