import { PhoneMenu, WideMenu } from '../parts.tsx';
import { wordmarkOf } from '../wordmark.ts';
import { Phone } from './parts/phone.tsx';
import { Wordmark } from './parts/wordmark.tsx';
import type { HeaderView } from './schema.ts';

/** Pages either side of a centered name. Laid over the picture where the page opens on a plate, a plain row elsewhere. */
export default function Overlay({ section, site }: HeaderView) {
  const { facts, opening } = site;
  const ground = opening.liesUnder ? 'on' : `band-${opening.introduces ? opening.band : section.band}`;
  return (
    <header data-section="header" className={`header-overlay ${ground}`}>
      <div className="in wraps">
        <WideMenu site={site} className="wraps" />
        <Wordmark site={site} name={wordmarkOf(facts, 36)} lineLength={16} logoSize={44} />
        <div className="side wraps">
          <Phone site={site} />
          <PhoneMenu site={site} wordless />
        </div>
      </div>
    </header>
  );
}
