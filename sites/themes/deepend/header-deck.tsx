import { Phone } from '../../sections/header/parts/phone.tsx';
import { Wordmark } from '../../sections/header/parts/wordmark.tsx';
import type { HeaderView } from '../../sections/header/schema.ts';
import { PhoneMenu, WideMenu } from '../../sections/parts.tsx';
import { wordmarkOf } from '../../sections/wordmark.ts';
import { hasWater, litSteps } from './parts/ladder.ts';

/** The deck of a pool over its waterline. Below it every section of the page stands one step deeper. */
export default function Deck({ site }: HeaderView) {
  const name = wordmarkOf(site.facts);
  return (
    <header
      data-section="header"
      className={`header-deck over-water on-surface${name.length > 18 ? ' long' : ''}${hasWater(site) ? ' feet' : ''}${litSteps(site.document.theme.palette)}`}
    >
      <div className="row aligned">
        <Wordmark site={site} name={name} lineLength={13} logoSize={44} />
        <WideMenu site={site} className="wraps" />
        <Phone site={site} />
        <PhoneMenu site={site} wordless />
      </div>
    </header>
  );
}
