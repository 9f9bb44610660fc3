import { Fragment } from 'react';
import { LogoView } from '../../pictures/LogoView.tsx';
import { PictureView } from '../../pictures/PictureView.tsx';
import { Breakable } from '../breakable.tsx';
import { HoursTable, NavItems } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { wordmarkOf } from '../wordmark.ts';
import { credentialLine, placeLines } from './place.ts';
import type { FooterProps } from './schema.ts';

const noAlt = { text: '', from: 'default' as const, fields: [] };

/** Columns under an open sky, and the hills of the hero once more. */
export default function Hills({ site }: SectionView<FooterProps>) {
  const { facts } = site;
  const credentials = credentialLine(facts);
  return (
    <footer data-section="footer" className="footer-hills">
      <div className="wrap cols">
        <div>
          <p className="wm">
            <LogoView site={site} size={36} />
            {site.document.logo.kind === 'mark' && <span>{wordmarkOf(facts, 40)}</span>}
          </p>
          {placeLines(facts).length > 0 && (
            <p className="place">
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
        </div>
        <nav aria-label="Footer">
          <ul>
            <NavItems site={site} />
          </ul>
        </nav>
        {facts.hours && <HoursTable site={site} />}
      </div>
      {credentials && (
        <div className="wrap">
          <p className="small">{credentials}</p>
        </div>
      )}
      <div className="land">
        <PictureView
          picture={{ kind: 'signature', name: 'hills', alt: noAlt }}
          slot={{ width: 16, height: 1.6, sizes: '100vw' }}
          site={site}
        />
      </div>
    </footer>
  );
}
