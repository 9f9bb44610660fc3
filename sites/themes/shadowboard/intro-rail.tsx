import { Breadcrumb, Jumps } from '../../sections/breadcrumb.tsx';
import type { IntroView } from '../../sections/intro/schema.ts';
import { ownThings } from '../../sections/own-things.ts';
import { Band, Framed, fitOf, longWordOf, slot } from '../../sections/parts.tsx';
import { menuPages } from '../../sections/site.ts';
import { Tool } from './parts/tool.tsx';

/** The page's name painted on the board; from the rail above it hang three things of the trade, another first on each page. */
export default function Rail({ props, section, site }: IntroView) {
  const photo = props.picture?.kind === 'photo' ? props.picture : undefined;
  const objects = ownThings(site.document);
  const turn = Math.max(0, menuPages(site.document).indexOf(site.page));
  const hung = [...new Set([0, 1, 2].map((place) => objects[(turn + place) % objects.length]))].filter((name) => name !== undefined);
  return (
    <Band section={section} boxes={[`wrap${photo || hung.length > 0 ? ' pictured' : ''}`]}>
      <div className="words box">
        <Breadcrumb site={site} />
        <h1 className={`${fitOf(props.heading.text, 26, 50)} ${longWordOf(props.heading.text)}`}>{props.heading.text}</h1>
        {props.lead && <p className={props.lead.text.length > 60 ? 'lead loose t-1' : 'tape'}>{props.lead.text}</p>}
        <Jumps jumps={props.jumps} site={site} />
      </div>
      <Framed className="print pinned-up" picture={photo} slot={slot(4, 3, '30vw', '92vw')} priority site={site} />
      {!photo && hung.length > 0 && (
        <ul className="hung" aria-hidden="true">
          {hung.map((name, index) => (
            <li key={name}>
              <Tool name={name} site={site} outfit={index} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
