import { openLines } from '../../labels/hours.ts';
import { Phone } from '../../sections/header/parts/phone.tsx';
import type { HeaderView } from '../../sections/header/schema.ts';
import { LogoName, LogoView } from '../../sections/logo-view.tsx';
import { Lines, PhoneMenu, WideMenu } from '../../sections/parts.tsx';
import type { Site } from '../../sections/site.ts';
import { wordmarkOf } from '../../sections/wordmark.ts';

/** Two rows of cells: first the facts people come for, hours, street and number, then the pages. */
export default function Ledger({ site }: HeaderView) {
  const { facts, document } = site;
  const hours = openLines(facts, document.language);
  const place = [facts.address?.street, facts.address?.city, facts.address?.state].filter(Boolean).join(', ');
  return (
    <header data-section="header" className="header-ledger">
      <div className={`top wraps${fullness(site)}`}>
        <a className="wm balanced" href="/">
          <LogoView site={site} size={40} />
          <LogoName site={site} lines={[wordmarkOf(facts)]} />
        </a>
        {/* A longer week has no room here; without it, part of the hours would pass for all of them. */}
        {hours.length > 0 && hours.length < 3 && (
          <p className="wide">
            <span>
              <Lines lines={hours} />
            </span>
          </p>
        )}
        {place && <p className="wide">{place}</p>}
        <Phone site={site} />
        <PhoneMenu site={site} wordless />
      </div>
      <WideMenu site={site} className="wraps" />
    </header>
  );
}

/** On a phone a long name takes the room of the number, which the bar at the foot of the screen has too. */
function fullness({ facts }: Site): string {
  return wordmarkOf(facts).length > 20 ? ' full' : '';
}
