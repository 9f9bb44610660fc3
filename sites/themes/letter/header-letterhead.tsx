import { tradeInPlace } from '../../sections/header/fascia.ts';
import type { HeaderView } from '../../sections/header/schema.ts';
import { LogoName, LogoView } from '../../sections/logo-view.tsx';
import { EmailLink, NavItems, PhoneLink, PhoneMenu } from '../../sections/parts.tsx';
import { wordmarkOf } from '../../sections/wordmark.ts';

/** The head of a letter: the year in the margin, the name, where it's from, and the pages under a rule. */
export default function LetterheadHeader({ section, site }: HeaderView) {
  const { facts, document, words, page } = site;
  // About tells the year in its story.
  const year = page.kind === 'about' ? undefined : facts.founded;
  const { street, city, state, zip } = facts.address ?? {};
  const from = street ? [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') : tradeInPlace(site);
  return (
    <header className={`header-letterhead band-${section.band}`} data-section="header">
      <div className="wrap head stacked">
        {year && <p className="year wide">{words.facts.since(year)}</p>}
        <div className="line apart aligned">
          <a className="name aligned h" href="/">
            <LogoView site={site} size={document.logo.kind === 'photo' ? 52 : 44} />
            <LogoName site={site} lines={[wordmarkOf(facts, 34)]} />
          </a>
          <p className="from at-right balanced wide">
            {from}
            {facts.phone ? <PhoneLink site={site} className="nw" anyHour /> : facts.email && <EmailLink site={site} />}
          </p>
          <PhoneMenu site={site} />
        </div>
        <nav className="wide" aria-label={words.at.main}>
          <ul className="wraps">
            <NavItems site={site} />
          </ul>
        </nav>
      </div>
    </header>
  );
}
