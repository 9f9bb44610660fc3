import { headFace } from '../../fonts/pairing.ts';
import { nameLines } from '../../logo/name-lines.ts';
import { wholeEms } from '../fit-headline.ts';
import { LogoName, LogoView } from '../logo-view.tsx';
import { PhoneMenu, WideMenu } from '../parts.tsx';
import { wordmarkOf } from '../wordmark.ts';
import { Phone } from './parts/phone.tsx';
import type { HeaderView } from './schema.ts';

/** Longest name, in characters, that stands on one line. */
const longestLine = 12;

/** A row of bordered cells: logo, pages, phone. The name is as large as its longer line allows. */
export default function Cells({ section, site }: HeaderView) {
  const lines = nameLines(wordmarkOf(site.facts), longestLine);
  const face = headFace(site.document.theme.pairing);
  const ems = Math.max(...lines.map((line) => wholeEms(line, face)));
  return (
    <header data-section="header" className={`header-cells band-${section.band}`}>
      <a className="wm" href="/">
        <LogoView site={site} size={44} />
        <LogoName site={site} lines={lines} className={site.valueClass('--em', ems)} />
      </a>
      <WideMenu site={site} />
      <Phone site={site} />
      <PhoneMenu site={site} wordless />
    </header>
  );
}
