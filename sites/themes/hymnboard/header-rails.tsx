import { nameLines } from '../../logo/name-lines.ts';
import { Phone } from '../../sections/header/parts/phone.tsx';
import type { HeaderView } from '../../sections/header/schema.ts';
import { LogoName, LogoView } from '../../sections/logo-view.tsx';
import { PhoneMenu, WideMenu } from '../../sections/parts.tsx';
import { wordmarkOf } from '../../sections/wordmark.ts';
import { boardClass } from './parts/cards.tsx';

/** The board's top rail: name, pages and number stand on it. */
export default function Rails({ site }: HeaderView) {
  const { facts, document } = site;
  const name = wordmarkOf(facts, 34);
  return (
    <header data-section="header" className={`header-rails railed ${boardClass(document.theme.palette)}${name.length > 22 ? ' long' : ''}`}>
      <a className="wm" href="/">
        <LogoView site={site} size={document.logo.kind === 'photo' ? 44 : 34} />
        <LogoName site={site} lines={nameLines(name, 26)} className="name balanced" />
      </a>
      <WideMenu site={site} />
      <Phone site={site} />
      <PhoneMenu site={site} wordless />
    </header>
  );
}
