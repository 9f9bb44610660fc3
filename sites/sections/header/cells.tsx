import { LogoName, LogoView } from '../logo-view.tsx';
import { fitOf, PhoneMenu, WideMenu } from '../parts.tsx';
import { wordmarkOf } from '../wordmark.ts';
import { Phone } from './parts/phone.tsx';
import type { HeaderView } from './schema.ts';

/** A row of bordered cells: logo, pages, phone. */
export default function Cells({ section, site }: HeaderView) {
  const wordmark = wordmarkOf(site.facts);
  return (
    <header data-section="header" className={`header-cells band-${section.band}`}>
      <a className="wm balanced" href="/">
        <LogoView site={site} size={44} />
        <LogoName site={site} lines={[wordmark]} className={fitOf(wordmark, 16, 24)} />
      </a>
      <WideMenu site={site} />
      <Phone site={site} />
      <PhoneMenu site={site} wordless />
    </header>
  );
}
