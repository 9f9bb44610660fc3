import { Fragment } from 'react';
import { Breakable } from '../breakable.tsx';
import { HoursTable, NavItems } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { credentialLine, placeLines } from './place.ts';
import type { FooterProps } from './schema.ts';

/** The header's cells again, larger: name and address, pages, hours. */
export default function Cells({ section, site }: SectionView<FooterProps>) {
  const { facts } = site;
  const credentials = credentialLine(facts);
  return (
    <footer data-section="footer" className={`footer-cells band-${section.band}`}>
      <div className="who">
        <p className="wm">{facts.name}</p>
        {placeLines(facts).length > 0 && (
          <p>
            {placeLines(facts).map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        )}
        {(facts.phone || facts.email) && (
          <ul className="reach">
            {facts.phone && (
              <li>
                <a className="nw" href={facts.phone.href}>
                  {facts.phone.display}
                </a>
              </li>
            )}
            {facts.email && (
              <li>
                <a href={`mailto:${facts.email}`}>
                  <Breakable text={facts.email} />
                </a>
              </li>
            )}
          </ul>
        )}
        {credentials && <p className="small">{credentials}</p>}
      </div>
      <nav aria-label="Footer">
        <ul>
          <NavItems site={site} />
        </ul>
      </nav>
      {facts.hours && (
        <div>
          <HoursTable site={site} short />
        </div>
      )}
    </footer>
  );
}
