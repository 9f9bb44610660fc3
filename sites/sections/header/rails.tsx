import { nameLines } from '../../logo/name-lines.ts';
import { boardClass } from '../cards.tsx';
import { LogoName, LogoView } from '../logo-view.tsx';
import { PhoneMenu, WideMenu } from '../parts.tsx';
import { wordmarkOf } from '../wordmark.ts';
import { Phone } from './parts/phone.tsx';
import type { HeaderView } from './schema.ts';

/** The board's top rail: name, pages and number stand on it. */
export default function Rails({ site }: HeaderView) {
  const { facts, document } = site;
  const name = wordmarkOf(facts, 34);
  return (
    <header data-section="header" className={`header-rails railed ${boardClass(document.theme.palette)}${name.length > 22 ? ' long' : ''}`}>
      <a className="wm" href="/">
        <LogoView site={site} size={document.logo.kind === 'photo' ? 44 : 34} />
        <LogoName site={site} lines={nameLines(name, 26)} className="name" />
      </a>
      <WideMenu site={site} />
      <Phone site={site} />
      <PhoneMenu site={site} wordless />
    </header>
  );
}
