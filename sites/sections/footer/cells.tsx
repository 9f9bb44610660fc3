import { LogoLine } from '../logo-view.tsx';
import { FooterMenu } from './parts/menu.tsx';
import { Reach } from './parts/reach.tsx';
import { FooterWeek, hasFooterWeek } from './parts/week.tsx';
import { credentialLine } from './place.ts';
import type { FooterView } from './schema.ts';

/** The header's cells again, larger: name and address, pages, hours. */
export default function Cells({ section, site }: FooterView) {
  const { facts } = site;
  const credentials = credentialLine(facts);
  return (
    <footer data-section="footer" className={`footer-cells band-${section.band}`}>
      <div className="who">
        <p className="wm balanced">
          <LogoLine site={site} name={facts.name} />
        </p>
        <Reach site={site} />
        {credentials && <p className="small muted">{credentials}</p>}
      </div>
      <FooterMenu site={site} />
      {hasFooterWeek(site) && (
        <div>
          <FooterWeek site={site} short />
        </div>
      )}
    </footer>
  );
}
