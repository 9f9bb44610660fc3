import type { DetailsView } from '../../sections/details/schema.ts';
import { Band, Framed, longWordOf, slot } from '../../sections/parts.tsx';
import { Tool } from './parts/tool.tsx';

/** Up to so many jobs take a strip of the wall each; more share the strips. */
const mostStrips = 6;

/** The wall in strips, a job on each: its words on one side, on the other the tool it starts with, large, if there is one. */
export default function Pegs({ props, section, site }: DetailsView) {
  const shared = props.items.length > mostStrips || (props.items.length > 2 && props.items.every(({ text }) => !text));
  return (
    <Band section={section} className={`${shared ? 'shared' : 'strips'}`}>
      <ul className={shared ? 'gridded wrap sec' : 'gridded'}>
        {props.items.map(({ picture, ...item }, index) => (
          <li key={item.anchor} id={item.anchor} className={shared ? undefined : index % 2 ? 'band-tint' : 'band-page'}>
            <div className={`${shared ? 'cell' : 'wrap'}${picture ? '' : ' bare'}`}>
              <div className="tx box">
                <h2 className={longWordOf(item.name.text)}>{item.name.text}</h2>
                {item.text && <p>{item.text.text}</p>}
                {item.price && <span className="tape">{item.price.text}</span>}
              </div>
              {picture?.kind === 'object' && <Tool name={picture.name} site={site} outfit={picture.outfit} />}
              {picture?.kind === 'photo' && <Framed className="print" picture={picture} slot={slot(4, 3, '32vw', '80vw')} site={site} />}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
