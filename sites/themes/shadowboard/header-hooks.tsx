import { nameLines } from '../../logo/name-lines.ts';
import { Phone } from '../../sections/header/parts/phone.tsx';
import type { HeaderView } from '../../sections/header/schema.ts';
import { LogoName, LogoView } from '../../sections/logo-view.tsx';
import { PhoneMenu, WideMenu } from '../../sections/parts.tsx';
import { wordmarkOf } from '../../sections/wordmark.ts';

/** The name painted on the board, the pages as tags hung on hooks, over a black rail. */
export default function Hooks({ section, site }: HeaderView) {
  const name = wordmarkOf(site.facts, 34);
  return (
    <header data-section="header" className={`header-hooks band-${section.band}`}>
      <div className="wrap in apart">
        <a className={`wm${name.length > 24 ? ' long' : ''}`} href="/">
          <LogoView site={site} size={site.document.logo.kind === 'photo' ? 56 : 48} />
          <LogoName site={site} lines={nameLines(name, 12)} />
        </a>
        <WideMenu site={site} />
        <Phone site={site} />
        <PhoneMenu site={site} />
      </div>
    </header>
  );
}
