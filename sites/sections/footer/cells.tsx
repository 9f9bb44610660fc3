import { LogoLine } from '../logo-view.tsx';
import { HoursTable } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { FooterMenu } from './parts/menu.tsx';
import { Reach } from './parts/reach.tsx';
import { credentialLine } from './place.ts';
import type { FooterProps } from './schema.ts';

/** The header's cells again, larger: name and address, pages, hours. */
export default function Cells({ section, site }: SectionView<FooterProps>) {
  const { facts } = site;
  const credentials = credentialLine(facts);
  return (
    <footer data-section="footer" className={`footer-cells band-${section.band}`}>
      <div className="who">
        <p className="wm">
          <LogoLine site={site} name={facts.name} />
        </p>
        <Reach site={site} />
        {credentials && <p className="small">{credentials}</p>}
      </div>
      <FooterMenu site={site} />
      {facts.hours && (
        <div>
          <HoursTable site={site} short />
        </div>
      )}
    </footer>
  );
}
