import { LogoView } from '../../pictures/LogoView.tsx';
import { ActionLink, NavItems, PhoneMenu } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { wordmarkOf } from '../wordmark.ts';
import type { HeaderProps } from './schema.ts';

/** A row of bordered cells: logo, pages, phone. */
export default function Cells({ section, site }: SectionView<HeaderProps>) {
  const { facts, document } = site;
  const [action] = document.actions;
  return (
    <header data-section="header" className={`header-cells band-${section.band}`}>
      <a className="wm" href="/">
        <LogoView site={site} size={44} />
        {document.logo.kind === 'mark' && <span>{wordmarkOf(facts)}</span>}
      </a>
      <nav className="wide" aria-label="Main">
        <ul>
          <NavItems site={site} />
        </ul>
      </nav>
      {facts.phone ? (
        <a className="ph nw" href={facts.phone.href}>
          {facts.phone.display}
        </a>
      ) : (
        action && <ActionLink action={action} site={site} className="ph" />
      )}
      <PhoneMenu site={site} />
    </header>
  );
}
