import { Phone } from '../../sections/header/parts/phone.tsx';
import { Wordmark } from '../../sections/header/parts/wordmark.tsx';
import type { HeaderView } from '../../sections/header/schema.ts';
import { PhoneMenu, WideMenu } from '../../sections/parts.tsx';
import { wordmarkOf } from '../../sections/wordmark.ts';

/** Name, pages and number as words on one line along the page's upper edge, nothing around them. */
export default function EdgeHeader({ section, site }: HeaderView) {
  const name = wordmarkOf(site.facts, 34);
  return (
    <header data-section="header" className={`header-edge band-${section.band}${name.length > 20 ? ' long' : ''}`}>
      <Wordmark site={site} name={name} lineLength={17} logoSize={44} />
      <WideMenu site={site} className="wraps" />
      <Phone site={site} />
      <PhoneMenu site={site} wordless />
    </header>
  );
}
