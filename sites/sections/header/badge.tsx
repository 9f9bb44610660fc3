import { Curb } from '../curb.tsx';
import { PhoneMenu } from '../parts.tsx';
import { wordmarkOf } from '../wordmark.ts';
import { Phone } from './parts/phone.tsx';
import { Wordmark } from './parts/wordmark.tsx';
import type { HeaderView } from './schema.ts';

/** A tilted name badge and the number, on the ground of whatever opens the page; the pages stand on a curb. */
export default function Badge({ site }: HeaderView) {
  const { facts, opening } = site;
  const name = wordmarkOf(facts, 30);
  const ground = opening.liesUnder ? 'over' : `band-${opening.band}`;
  return (
    <header data-section="header" className={`header-badge ${ground}${name.length > 12 ? ' long' : ''}`}>
      <div className="row apart wraps">
        <Wordmark site={site} name={name} lineLength={20} logoSize={40} />
        <div className="side wraps">
          <Phone site={site} />
          <PhoneMenu site={site} wordless />
        </div>
      </div>
      {!opening.carriesMenu && <Curb site={site} />}
    </header>
  );
}
